import type { Browser, Page } from 'playwright-core';
import { hideDriver } from '../browser/driver/hide-driver';
import { openPage, type OpenedPage, type OpenOptions } from '../browser/driver/open-page';
import type { Contender } from './contender';

/**
 * Opens a page to be measured, as a page that nobody has touched: what the driver reads of it counts as no press. The runner of these scripts marks the names of functions with a helper that pages don't
 * have; here they get one that does nothing.
 */
export const openBenchPage = (
  browser: Browser,
  { address, opening }: Contender,
  path: string,
  options: OpenOptions,
): Promise<OpenedPage> =>
  openPage(browser, address, path, {
    ...opening,
    ...options,
    before: async (page: Page) => {
      // A slow page is a figure here, not a failure.
      page.setDefaultTimeout(120_000);
      page.setDefaultNavigationTimeout(120_000);
      await page.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
      await hideDriver(page);
      await options.before?.(page);
    },
  });
