import { describe, expect, it } from '@jest/globals';
import { until } from '../../support/driver/until';
import type { Report } from '../../support/driver/watch-frames';
import { changesIn } from './changes';
import { type Act, type Journey, useEarlyPages } from './use-early-pages';

/** The watched elements of a page. */
const watched = {
  count: '[data-widget="cart-badge"] [data-part="count"]',
  price: 'main .productView .price--main',
  account: '.navUser-item--account',
  lists: '.wishlistMenu summary',
  compared: '[data-widget="compare-link"] [data-part="count"]',
  lines: '.cart-item-name',
  coupon: '.cart-total-note',
  busy: '[data-widget="cart-page"][aria-busy="true"] .cart-summaryHeading',
};
type Texts = Partial<Record<keyof typeof watched, string>>;
type Way = Journey['way'];

interface Scenario {
  readonly name: string;
  readonly ways: readonly Way[];
  readonly journey: Omit<Journey, 'way'>;
  readonly prepare?: Act;
  readonly change: Act;
  /** The texts that the page must show. */
  readonly shows: Texts;
  /** The ways in which the first frames may lack the text. No frame may show another text. */
  readonly late?: readonly Way[];
  /** Whether the page must be reloaded. It is hidden until then. */
  readonly isReloaded?: boolean;
  /**
   * Whether a script of the page has changed the cart before. Chromium does not restore such a page if it has `no-store`: its reason is
   * `response-cache-control-no-store-with-js-network-request`.
   */
  readonly hasWritten?: boolean;
  /** Whether only the shop knows the text. The page is marked busy until it answers. */
  readonly needsShop?: boolean;
}

const pages = useEarlyPages(Object.values(watched));
const to = changesIn(() => pages.server);

const ways: readonly Way[] = ['prefetched', 'prerendered', 'restored'];
const product = { from: '/kitchen-table/', link: { within: '.card-title', to: '/enamel-mug/' } };
const list = { from: '/kitchen-table/', link: { within: '.navPages-list', to: '/furniture/' } };
const cart = { from: '/enamel-mug/', link: { within: 'header', to: '/cart.php' } };

const scenarios: readonly Scenario[] = [
  {
    name: 'a product added',
    ways,
    journey: product,
    change: to.added,
    shows: { count: '1' },
    late: ['prefetched', 'restored'],
  },
  {
    name: 'a product added in another tab',
    ways,
    journey: product,
    prepare: to.added,
    hasWritten: true,
    change: to.addedBeside,
    shows: { count: '2' },
    late: ['prefetched'],
  },
  {
    name: 'the cart emptied in another tab',
    ways,
    journey: product,
    prepare: to.added,
    hasWritten: true,
    change: to.emptiedBeside,
    shows: { count: '' },
  },
  {
    name: 'another currency in another tab',
    ways,
    journey: product,
    change: to.switchedBeside,
    shows: { price: '13,34 €' },
    isReloaded: true,
  },
  {
    name: 'signed in in another tab',
    ways,
    journey: product,
    change: to.signedInBeside,
    shows: { account: 'Account Sign out' },
    isReloaded: true,
  },
  {
    name: 'signed out in another tab',
    ways: ['restored'],
    journey: product,
    prepare: to.signedIn,
    change: to.signedOutBeside,
    shows: { account: 'Sign in Create account' },
    isReloaded: true,
  },
  {
    name: 'a product chosen to compare',
    ways,
    journey: list,
    prepare: to.chosenByHand,
    change: to.chosen,
    shows: { compared: '2' },
    late: ['prefetched', 'prerendered'],
  },
  {
    name: 'a product added in another tab, on the cart page',
    ways: ['restored'],
    journey: cart,
    prepare: to.reloadedWithCart,
    change: to.addedBeside,
    shows: { count: '2', lines: 'Tape Measure, 16 ft,Claw Hammer, 16 oz' },
    needsShop: true,
  },
  {
    name: 'a coupon added in another tab, on the cart page',
    ways: ['restored'],
    journey: cart,
    prepare: to.reloadedWithCart,
    change: to.couponBeside,
    shows: { coupon: '10% off everything' },
    needsShop: true,
  },
];
const cases = scenarios.flatMap((scenario) => scenario.ways.map((way) => [scenario.name, way, scenario] as const));

const textOf = (frame: Report | undefined, name: string) => frame?.texts?.[Object.keys(watched).indexOf(name)];
const isUpToDate = (frame: Report | undefined, shows: Texts) =>
  Object.entries(shows).every(([name, text]) => textOf(frame, name) === text);
const lacks = (frame: Report, shows: Texts) => Object.keys(shows).every((name) => textOf(frame, name) === '');

describe('a page that was loaded early', () => {
  it.each(cases)('is up to date after this change: %s (%s)', async (_, way, scenario) => {
    const {
      journey,
      prepare,
      change,
      shows,
      late = [],
      isReloaded = false,
      needsShop = false,
      hasWritten = false,
    } = scenario;
    await pages.arrive({ ...journey, way }, change, prepare);
    const reports = () => pages.reports(journey.link.to);
    const frames = () => reports().filter(({ texts }) => texts);
    const count = (what: string) => reports().filter((report) => report.what === what).length;
    await until('the page is up to date', () => isUpToDate(frames().at(-1), shows));
    await until('the page is idle', () => reports().findLast(({ what }) => /arrived|idle/.test(what))?.what === 'idle');

    const [arrived] = reports();
    const isLoaded = hasWritten && way === 'restored' && arrived?.way === 'loaded';
    expect(arrived).toMatchObject({ what: 'arrived', way: isLoaded ? 'loaded' : way });
    const mayLack = (frame: Report) =>
      needsShop ? textOf(frame, 'busy') : ['loaded', ...late].includes(frame.way) && lacks(frame, shows);
    expect(frames().filter((frame) => !isUpToDate(frame, shows) && !mayLack(frame))).toEqual([]);
    expect(pages.earlyActs()).toEqual([]);
    expect(count('widgets:cart-changed')).toBeLessThanOrEqual(1);
    const calls = pages.server.world.log.all();
    expect(calls.filter(({ method, path }) => `${method} ${path}` === `GET ${journey.link.to}`)).toHaveLength(
      isReloaded || needsShop || isLoaded ? 1 : 0,
    );
    // The page in between sees the change of the other tab, too, and may ask late.
    const asks = calls.filter(({ page, path }) => page === journey.link.to && path.endsWith('/cart-summary'));
    expect(asks.length).toBeLessThanOrEqual(1);
  });
});
