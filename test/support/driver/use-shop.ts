import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import type { LocalShop, LocalShopOptions } from '../../shop/create-local-shop';
import { launchChromium } from './chromium';
import { type OpenedPage, type OpenOptions, openPage } from './open-page';
import { saveTrace } from './save-trace';
import { tracesOf } from './watch-trouble';
import { workerBrowser } from './worker/worker-browser';
import { type BorrowedShop, borrowShop } from './worker/worker-shops';

/** A local shop and a browser, shared by the tests of a file. */
export interface Shop {
  readonly server: LocalShop;
  readonly browser: Browser;
  /** The shop's URL, without a trailing slash. */
  readonly url: string;
  /** Opens a page of the shop as a new shopper: cookies and storage are empty. */
  open(path: string, options?: OpenOptions): Promise<OpenedPage>;
  /** Opens another page for the same shopper, in another tab. */
  openBeside(page: OpenedPage, path: string, options?: OpenOptions): Promise<OpenedPage>;
}

/**
 * Gives the tests of a file the worker process's shop and browser. The shop is reset before each test. After each test
 * the pages are closed, and unexpected complaints fail the test.
 *
 * @param flags Chromium switches; the file then gets its own browser
 * @param omittedFlags Playwright's own switches that this browser does not get; the file then gets its own browser, too
 */
export function useShop(
  options: LocalShopOptions = {},
  flags: readonly string[] = [],
  omittedFlags: readonly string[] = [],
): Shop {
  // Jest has no time limit per project.
  jest.setTimeout(60_000);
  // A busy machine can delay a browser for seconds: a second attempt tells that from a defect. The first failure is
  // rendered, and `npm test` names the test again at its end.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
  let browser: Browser | undefined;
  let shop: BorrowedShop | undefined;
  let opened: OpenedPage[] = [];
  const contexts = new Set<BrowserContext>();

  const present = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('the shop is open only inside of tests');
    return thing;
  };
  const remember = (page: OpenedPage) => {
    opened.push(page);
    contexts.add(page.context);
    // A test may close its own context.
    page.context.once('close', () => contexts.delete(page.context));
    return page;
  };
  const hasOwnBrowser = flags.length + omittedFlags.length > 0;
  const findBrowser = () => (hasOwnBrowser ? launchChromium(flags, omittedFlags) : workerBrowser());

  beforeAll(async () => {
    [browser, shop] = await Promise.all([findBrowser(), borrowShop(options)]);
  });
  afterAll(async () => {
    if (hasOwnBrowser) await browser?.close();
    await shop?.restoreFields();
  });
  beforeEach(async () => {
    // The worker's browser may have crashed in the previous test.
    if (!browser?.isConnected()) browser = await findBrowser();
    shop?.server.reset();
  });
  afterEach(async () => {
    const trouble = opened.flatMap((page) => page.trouble.unexpected());
    const { hasTestFailed } = globalThis as { hasTestFailed?: boolean };
    if (hasTestFailed || trouble.length > 0) {
      const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
      console.log(await saveTrace(expect.getState().currentTestName ?? '', tracesOf(pages)));
    }
    opened = [];
    // A delayed request would keep its page open.
    shop?.server.world.faults.calm();
    const left = [...contexts];
    contexts.clear();
    await Promise.all(left.map(leave));
    expect(trouble).toEqual([]);
  });

  return {
    get server() {
      return present(shop).server;
    },
    get browser() {
      return present(browser);
    },
    get url() {
      return present(shop).url;
    },
    open: async (path, openOptions = {}) => {
      const page = await openPage(present(browser), present(shop).url, path, openOptions);
      return remember(page);
    },
    openBeside: async ({ context }, path, openOptions = {}) =>
      remember(await openPage(context, present(shop).url, path, openOptions)),
  };
}

/** Closes the pages of a context. Errors of route handlers that still run are ignored. */
async function leave(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
