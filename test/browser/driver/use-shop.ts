import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import type { LocalShop, LocalShopOptions } from '../../shop/create-local-shop';
import { workerBrowser } from '../worker/worker-browser';
import { borrowShop, type BorrowedShop } from '../worker/worker-shops';
import { launchChromium } from './chromium';
import { openPage, type OpenedPage, type OpenOptions } from './open-page';

/** A local shop with a browser in front of it, as a test file shares it. */
export interface Shop {
  readonly server: LocalShop;
  readonly browser: Browser;
  /** Where the shop answers, without a slash at the end. */
  readonly address: string;
  /** Opens a page of the shop as a new shopper: cookies and storage are empty. */
  open(path: string, options?: OpenOptions): Promise<OpenedPage>;
  /** Opens another page for the same shopper, in a tab beside. */
  openBeside(page: OpenedPage, path: string, options?: OpenOptions): Promise<OpenedPage>;
}

/**
 * Gives the tests of a file a shop and a browser, those of the worker process. The shop is reset before each test; after
 * it the pages are closed, and whatever went wrong on them unexpectedly fails the test.
 *
 * @param flags Chromium switches; a browser of the file's own is started with them
 */
export function useShop(options: LocalShopOptions = {}, flags: readonly string[] = []): Shop {
  // Jest has no time limit per project.
  jest.setTimeout(60_000);
  // A busy machine may starve a browser for seconds: one more try tells that from a fault of ours. What failed before is
  // printed, and `npm test` names the test again at its end.
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
    // A test may close what it has opened.
    page.context.once('close', () => contexts.delete(page.context));
    return page;
  };
  const findBrowser = () => (flags.length > 0 ? launchChromium(flags) : workerBrowser());

  beforeAll(async () => {
    [browser, shop] = await Promise.all([findBrowser(), borrowShop(options)]);
  });
  afterAll(async () => {
    if (flags.length > 0) await browser?.close();
    await shop?.giveBack();
  });
  beforeEach(async () => {
    // The worker's browser may have crashed in the test before.
    if (!browser?.isConnected()) browser = await findBrowser();
    shop?.server.reset();
  });
  afterEach(async () => {
    const trouble = opened.flatMap((page) => page.trouble.unexpected());
    opened = [];
    // A request that is still held would keep its page from closing.
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
    get address() {
      return present(shop).address;
    },
    open: async (path, openOptions = {}) => {
      const page = await openPage(present(browser), present(shop).address, path, openOptions);
      return remember(page);
    },
    openBeside: async ({ context }, path, openOptions = {}) =>
      remember(await openPage(context, present(shop).address, path, openOptions)),
  };
}

/** Closes the pages of a context. An answer that a test was still making for one of them is made for nobody. */
async function leave(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
