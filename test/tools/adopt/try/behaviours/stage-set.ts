import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createLocalShop, type LocalShop } from '../../../../shop/create-local-shop';
import { nameHelper } from '../../../../support/driver/name-helper';
import { respondForOthers } from '../../../../support/driver/respond-for-others';
import { openDevTools } from '../../../../support/driver/throttle';
import { fillCart } from '../../../../support/shopping/open-cart';
import { reasonOf } from '../reason-of';
import type { Behaviour, Width } from './behaviour';
import type { Played } from './compare-outcomes';
import { type Settling, watchSettling } from './settling';
import { makeShopper } from './shopper';

/** A busy machine is slow. */
const TIMEOUT = 12_000;

/** How Cornerstone's cart link recognises a phone. */
export const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/** What a page needs before it opens. */
export type Visit = Pick<Behaviour, 'path' | 'signedIn' | 'cart' | 'settings'>;

/** An opened page, at rest. */
export interface Visited {
  readonly page: Page;
  readonly settling: Settling;
}

/** A theme on a shop of its own, for one page at a time. */
export interface StageSet {
  /**
   * Opens a page as a new shopper, and waits until it rests. The caller closes it.
   *
   * @param before runs before the page navigates
   */
  open(visit: Visit, width: Width, before?: (page: Page) => Promise<unknown>): Promise<Visited>;
  /** @param before as of `open` */
  play(behaviour: Behaviour, width: Width, before?: (page: Page) => Promise<unknown>): Promise<Played>;
  close(): Promise<void>;
}

/** Options of a stage set. */
export interface StageSetOptions {
  /** Whether the browser runs scripts; they run by default. */
  readonly javaScript?: boolean;
  /** Whether the theme's own script is blocked, as on the pages where a turned-over theme does not render it. */
  readonly blocksOwnScript?: boolean;
  /** Milliseconds after which a missing control makes a behaviour unplayable. */
  readonly timeout?: number;
}

/** Serves a theme, and opens a browser's contexts for it: one for each width, so that the browser's cache is kept. */
export async function setStage(browser: Browser, theme: string, options: StageSetOptions = {}): Promise<StageSet> {
  // Only a theme that was written for a content security policy works with one.
  const shop = createLocalShop({ theme, settings: { csp: false } });
  const url = await shop.listen();
  const contexts = new Map<Width, BrowserContext>();
  const contextOf = async (width: Width): Promise<BrowserContext> => {
    const known = contexts.get(width);
    if (known) return known;
    const context = await browser.newContext({
      javaScriptEnabled: options.javaScript ?? true,
      viewport: { width, height: 900 },
      ...(width === 375 && { userAgent: phone }),
    });
    context.setDefaultTimeout(options.timeout ?? TIMEOUT);
    context.setDefaultNavigationTimeout(60_000);
    await context.addInitScript({ content: nameHelper });
    await context.addInitScript({ content: forgetful });
    contexts.set(width, context);
    return context;
  };
  const open: StageSet['open'] = async (visit, width, before) => {
    const context = await contextOf(width);
    await makeReady(shop, context, url, visit);
    const page = await context.newPage();
    try {
      await respondForOthers(page);
      if (options.blocksOwnScript) await blockOwnScript(page);
      const settling = watchSettling(page);
      await before?.(page);
      await page.goto(`${url}${visit.path}`, { waitUntil: 'load' });
      await settling.rest();
      return { page, settling };
    } catch (error) {
      await page.close();
      throw error;
    }
  };
  return {
    open,
    play: async (behaviour, width, before) => {
      let page: Page | undefined;
      try {
        const visited = await open(behaviour, width, before);
        page = visited.page;
        return { outcome: await behaviour.play(makeShopper(page, shop, visited.settling)) };
      } catch (error) {
        return { failure: reasonOf(error) };
      } finally {
        await page?.close();
      }
    },
    close: async () => {
      for (const context of contexts.values()) await context.close();
      await shop.close();
    },
  };
}

/** A Playwright route would do the same, but it turns off the browser's cache. */
async function blockOwnScript(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*/stencil/*/dist/*'] });
}

/** Clears the storage of the former shopper, in the first document of a page. */
const forgetful = `if (window === top && !sessionStorage.getItem('known')) { localStorage.clear(); sessionStorage.setItem('known', 'yes'); }`;

async function makeReady(shop: LocalShop, context: BrowserContext, url: string, visit: Visit): Promise<void> {
  shop.reset();
  Object.assign(shop.world.settings, visit.settings);
  await context.clearCookies();
  if (visit.signedIn) await context.request.post(`${url}/__shop/login`);
  if (visit.cart) await fillCart(context, url, visit.cart);
}
