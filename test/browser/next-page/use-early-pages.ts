import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { LocalShop } from '../../shop/create-local-shop';
import type { LoggedRequest } from '../../shop/switches/request-log';
import { leaveAndReturn } from '../../support/driver/leave-and-return';
import { openWindow } from '../../support/driver/open-window';
import { type Link, pressHere, restOnLink } from '../../support/driver/press-link';
import { until } from '../../support/driver/until';
import { type Report, reportsIn, reportsScript, type Way } from '../../support/driver/watch-frames';
import { type BorrowedShop, borrowShop } from '../../support/driver/worker/worker-shops';

/** A page that is loaded early, and the page before it, which has a link to it. A restored page needs no link. */
export interface Journey {
  readonly way: Exclude<Way, 'loaded'>;
  readonly from: string;
  readonly link: Link;
}

/** The page of a shopper. */
export interface Shopper {
  readonly page: Page;
  /** Runs an action in another tab. */
  inOtherTab(path: string, act: (page: Page) => Promise<unknown>): Promise<void>;
}

/** An action of a shopper. */
export type Act = (shopper: Shopper) => Promise<unknown>;

/** A shop, and a browser that loads pages early. */
export interface EarlyPages {
  readonly server: LocalShop;
  /** Loads a page early, makes a change, and goes to the page. `prepare` runs before the early load. */
  arrive(journey: Journey, change: Act, prepare?: Act): Promise<void>;
  /** The reports of a page since the arrival, oldest first. */
  reports(path: string): Report[];
  /** The actions of an early page before a shopper sees it: writes to storage, events, and calls of the shop. */
  earlyActs(): string[];
}

/** @param selectors the elements whose texts are in the reports */
export function useEarlyPages(selectors: readonly string[]): EarlyPages {
  jest.setTimeout(60_000);
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
  let window: Browser;
  let shop: BorrowedShop;
  let context: BrowserContext;
  let earlyActs: string[] = [];

  beforeAll(async () => {
    [window, shop] = await Promise.all([openWindow([]), borrowShop({})]);
  });
  afterAll(async () => {
    await window.close();
    await shop.restoreFields();
  });
  beforeEach(async () => {
    shop.server.reset();
    shop.server.world.settings.headScript = reportsScript(selectors);
    context = await window.createBrowserContext();
  });
  afterEach(async () => {
    shop.server.world.faults.calm();
    await context.close();
  });

  const log = () => shop.server.world.log.all();
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const response = await page.goto(shop.url + path);
    if (response?.status() !== 200) throw new Error(`${path} was answered ${response?.status()}`);
    await page.waitForFunction(() => !!self.storefrontWidgets?.version);
    return page;
  };
  const shopperOn = (page: Page): Shopper => ({
    page,
    inOtherTab: async (path, act) => {
      const tab = await open(path);
      await act(tab);
      await tab.close();
    },
  });

  return {
    get server() {
      return shop.server;
    },
    arrive: async ({ way, from, link }, change, prepare = async () => {}) => {
      shop.server.world.settings.themeSettings = { next_page: way === 'prerendered' ? 'prerender' : 'prefetch' };
      const go = async (page: Page) => {
        await change(shopperOn(page));
        earlyActs = way === 'restored' ? [] : actsOf(log(), link.to).filter((act) => act !== 'load');
        shop.server.world.log.clear();
      };
      const page = await open(way === 'restored' ? link.to : from);
      await prepare(shopperOn(page));
      if (way === 'restored') return leaveAndReturn(page, from, go);

      await restOnLink(context, page, link, 0);
      const isFetched = () => log().some(({ path, headers }) => path === link.to && headers['sec-purpose']);
      await until(`${link.to} was fetched early`, isFetched);
      if (way === 'prefetched') {
        await go(page);
        return pressHere(page);
      }
      await pressHere(page, async () => {
        const isLoaded = () => actsOf(log(), link.to).includes('load');
        await until(`${link.to} was prerendered`, isLoaded);
        await go(page);
      });
    },
    reports: (path) => reportsIn(log()).filter((report) => report.path === path),
    earlyActs: () => earlyActs,
  };
}

/** The actions of a page that is not visible yet. */
const actsOf = (log: readonly LoggedRequest[], path: string): string[] => [
  ...reportsIn(log).flatMap((report) => (report.path === path && report.at === null ? report.what : [])),
  ...log.flatMap(({ page, path: called }) => (page === path && /^\/(api|remote|graphql)\b/.test(called) ? called : [])),
];
