import type { Browser } from 'playwright-core';
import { createLocalShop, type LocalShop } from '../../../shop/create-local-shop';
import { launchChromium } from '../../../support/driver/chromium';
import { mountAtOnce } from '../../../support/driver/mount-at-once';
import { nameHelper } from '../../../support/driver/name-helper';
import { type OpenedPage, openPage } from '../../../support/driver/open-page';

/** Options of a visit to a page. */
export interface ThemeVisit {
  /** Whether every widget mounts at once instead of at its moment. */
  readonly atOnce?: boolean;
  /** Whether to sign in as the shop's default customer; otherwise a guest. */
  readonly signedIn?: boolean;
  /** Whether the page may have no slot, because the theme is not adopted. */
  readonly mayBeBare?: boolean;
}

/** A theme on a local shop, with a browser. */
export interface OpenTheme {
  readonly shop: LocalShop;
  /** Opens a page as a new shopper. */
  open(path: string, visit?: ThemeVisit): Promise<OpenedPage>;
  close(): Promise<void>;
}

/** @param withOwnScripts whether the theme's own scripts run beside the widgets */
export async function openTheme(theme: string, withOwnScripts: boolean): Promise<OpenTheme> {
  // Only a theme that was written for a content security policy works with one.
  const shop = createLocalShop({ theme, settings: { csp: false } });
  const url = await shop.listen();
  const browser: Browser = await launchChromium();
  return {
    shop,
    open: async (path, { atOnce = false, signedIn = false, mayBeBare = false } = {}) => {
      const opened = await openPage(browser, url, path, {
        mounted: false,
        isBare: mayBeBare && 'unknown',
        before: async (page) => {
          await page.addInitScript({ content: nameHelper });
          if (signedIn) await page.request.post(`${url}/__shop/login`);
          if (atOnce) await mountAtOnce(page);
          if (!withOwnScripts) await page.route(ownScript, (route) => route.abort());
        },
      });
      opened.context.setDefaultTimeout(TIMEOUT);
      opened.context.setDefaultNavigationTimeout(TIMEOUT);
      return opened;
    },
    close: async () => {
      await browser.close();
      await shop.close();
    },
  };
}

/** Milliseconds after which a missing effect is a problem. A busy machine is slow. */
const TIMEOUT = 60_000;

/** The theme's own scripts. The widgets' scripts have other URLs. */
const ownScript = /\/stencil\/[^/]+\/.*\.js(\?|$)/;
