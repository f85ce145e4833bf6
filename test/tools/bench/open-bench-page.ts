import type { Browser, Page } from 'playwright-core';
import { hideDriver } from '../../support/driver/hide-driver';
import { nameHelper } from '../../support/driver/name-helper';
import { type OpenedPage, type OpenOptions, openPage } from '../../support/driver/open-page';
import type { Contender } from './contender';

/** Opens a page to be measured. It hides the driver's scripts, so that they do not count as user activation. */
export const openBenchPage = (
  browser: Browser,
  { url, opening }: Contender,
  path: string,
  options: OpenOptions,
): Promise<OpenedPage> =>
  openPage(browser, url, path, {
    ...opening,
    ...options,
    before: async (page: Page) => {
      // A slow page is a result here, not a failure.
      page.setDefaultTimeout(120_000);
      page.setDefaultNavigationTimeout(120_000);
      await page.addInitScript({ content: nameHelper });
      await hideDriver(page);
      await options.before?.(page);
    },
  });
