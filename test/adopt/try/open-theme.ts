import type { Browser } from 'playwright-core';
import { launchChromium } from '../../browser/driver/chromium';
import { mountAtOnce } from '../../browser/driver/mount-at-once';
import { openPage, type OpenedPage } from '../../browser/driver/open-page';
import { createLocalShop, type LocalShop } from '../../shop/create-local-shop';

/** How a page is visited. */
export interface ThemeVisit {
  /** Whether every widget mounts at once, not when its moment comes. */
  readonly atOnce?: boolean;
  /** As the customer that every shop begins with, not as a guest. */
  readonly signedIn?: boolean;
}

/** A theme on a shop, with a browser before it. */
export interface OpenTheme {
  readonly shop: LocalShop;
  /** Opens a page as a new shopper. */
  open(path: string, visit?: ThemeVisit): Promise<OpenedPage>;
  close(): Promise<void>;
}

/** @param withOwnScripts whether the theme's own scripts run beside the widgets */
export async function openTheme(theme: string, withOwnScripts: boolean): Promise<OpenTheme> {
  // The policy is for a theme that has been written for one.
  const shop = createLocalShop({ theme, settings: { csp: false } });
  const address = await shop.listen();
  const browser: Browser = await launchChromium();
  return {
    shop,
    open: (path, { atOnce = false, signedIn = false } = {}) =>
      openPage(browser, address, path, {
        mounted: false,
        before: async (page) => {
          // The runner of these scripts marks the names of functions with a helper that pages don't have.
          await page.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
          if (signedIn) await page.request.post(`${address}/__store/login`);
          if (atOnce) await mountAtOnce(page);
          if (!withOwnScripts) await page.route(ownScript, (route) => route.abort());
        },
      }),
    close: async () => {
      await browser.close();
      await shop.close();
    },
  };
}

/** Scripts of the theme; the widgets' are elsewhere. */
const ownScript = /\/stencil\/[^/]+\/.*\.js(\?|$)/;
