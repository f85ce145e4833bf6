import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { createLocalShop, type LocalShop, type LocalShopOptions } from '../../shop/create-local-shop';
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
  openBeside(page: OpenedPage, path: string): Promise<OpenedPage>;
}

/**
 * Gives the tests of a file a shop and a browser. The shop is reset before each test; after it the pages are closed,
 * and whatever went wrong on them unexpectedly fails the test.
 */
export function useShop(options: LocalShopOptions = {}, flags: readonly string[] = []): Shop {
  // Jest has no time limit per project.
  jest.setTimeout(60_000);
  // A busy machine may starve a browser for seconds: another try, in a page and a shop of its own, tells that from a
  // fault of ours. What failed before is printed.
  jest.retryTimes(2, { logErrorsBeforeRetry: true });
  let browser: Browser | undefined;
  let store: LocalShop | undefined;
  let address = '';
  let opened: OpenedPage[] = [];
  const contexts = new Set<BrowserContext>();

  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('the shop is open only inside of tests');
    return thing;
  };
  const remember = (page: OpenedPage) => {
    opened.push(page);
    contexts.add(page.context);
    return page;
  };

  beforeAll(async () => {
    store = createLocalShop(options);
    [browser, address] = await Promise.all([launchChromium(flags), store.listen(0)]);
  });
  afterAll(async () => {
    await browser?.close();
    await store?.close();
  });
  beforeEach(() => store?.reset());
  afterEach(async () => {
    const trouble = opened.flatMap((page) => page.trouble.unexpected());
    opened = [];
    // What is still held back would keep its page from closing.
    store?.world.faults.calm();
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
    expect(trouble).toEqual([]);
  });

  return {
    get server() {
      return there(store);
    },
    get browser() {
      return there(browser);
    },
    get address() {
      return address;
    },
    open: async (path, openOptions = {}) => remember(await openPage(there(browser), address, path, openOptions)),
    openBeside: async ({ context }, path) => remember(await openPage(context, address, path, {})),
  };
}
