import { describe, expect, it } from '@jest/globals';
import { until } from '../../support/driver/until';
import type { Report } from '../../support/driver/watch-frames';
import { changesIn } from './changes';
import { useEarlyPages, type Act, type Journey } from './use-early-pages';

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
  /** What the page must show. */
  readonly shows: Texts;
  /** The ways in which the first frames may still lack the text. They never show another one. */
  readonly late?: readonly Way[];
  /** Whether the page must be printed anew. It is hidden until then. */
  readonly isReloaded?: boolean;
  /** Whether only the shop knows the text. The page is marked busy until it answers. */
  readonly isAsked?: boolean;
}

const pages = useEarlyPages(Object.values(watched));
const to = changesIn(() => pages.server);

const ways: readonly Way[] = ['prefetched', 'prerendered', 'restored'];
const product = { from: '/kitchen-table/', link: { within: '.card-title', to: '/enamel-mug/' } };
const list = { from: '/kitchen-table/', link: { within: '.navPages-list', to: '/furniture/' } };
const cart = { from: '/enamel-mug/', link: { within: 'header', to: '/cart.php' } };

const scenarios: readonly Scenario[] = [
  { name: 'added', ways, journey: product, change: to.added, shows: { count: '1' }, late: ['prefetched', 'restored'] },
  {
    name: 'added in another tab',
    ways,
    journey: product,
    prepare: to.added,
    change: to.addedBeside,
    shows: { count: '2' },
    late: ['prefetched'],
  },
  {
    name: 'emptied in another tab',
    ways,
    journey: product,
    prepare: to.added,
    change: to.emptiedBeside,
    shows: { count: '' },
  },
  {
    name: 'another currency',
    ways,
    journey: product,
    change: to.switchedBeside,
    shows: { price: '13,34 €' },
    isReloaded: true,
  },
  {
    name: 'signed in',
    ways,
    journey: product,
    change: to.signedInBeside,
    shows: { account: 'Account Sign out' },
    isReloaded: true,
  },
  {
    name: 'signed out',
    ways: ['restored'],
    journey: product,
    prepare: to.signedIn,
    change: to.signedOutBeside,
    shows: { account: 'Sign in Create account' },
    isReloaded: true,
  },
  {
    name: 'chosen to compare',
    ways,
    journey: list,
    prepare: to.chosenByHand,
    change: to.chosen,
    shows: { compared: '2' },
    late: ['prefetched', 'prerendered'],
  },
  {
    name: 'added, seen on the cart page',
    ways: ['restored'],
    journey: cart,
    prepare: to.printedWithCart,
    change: to.addedBeside,
    shows: { count: '2', lines: 'Tape Measure, 16 ft,Claw Hammer, 16 oz' },
    isAsked: true,
  },
  {
    name: 'a coupon, seen on the cart page',
    ways: ['restored'],
    journey: cart,
    prepare: to.printedWithCart,
    change: to.couponBeside,
    shows: { coupon: '10% off everything' },
    isAsked: true,
  },
];
const cases = scenarios.flatMap((scenario) => scenario.ways.map((way) => [scenario.name, way, scenario] as const));

const textOf = (frame: Report | undefined, name: string) => frame?.texts?.[Object.keys(watched).indexOf(name)];
const isTrue = (frame: Report | undefined, shows: Texts) =>
  Object.entries(shows).every(([name, text]) => textOf(frame, name) === text);
const lacks = (frame: Report, shows: Texts) => Object.keys(shows).every((name) => textOf(frame, name) === '');

describe('a page that came early', () => {
  it.each(cases)('is true after this change: %s (%s)', async (_, way, scenario) => {
    const { journey, prepare, change, shows, late = [], isReloaded = false, isAsked = false } = scenario;
    await pages.arrive({ ...journey, way }, change, prepare);
    const reports = () => pages.reports(journey.link.to);
    const frames = () => reports().filter(({ texts }) => texts);
    const count = (what: string) => reports().filter((report) => report.what === what).length;
    await until('the page is true', () => isTrue(frames().at(-1), shows));
    await until(
      'the page has done its work',
      () => reports().findLast(({ what }) => /arrived|idle/.test(what))?.what === 'idle',
    );

    expect(reports()[0]).toMatchObject({ what: 'arrived', way });
    const mayLack = (frame: Report) =>
      isAsked ? textOf(frame, 'busy') : ['loaded', ...late].includes(frame.way) && lacks(frame, shows);
    expect(frames().filter((frame) => !isTrue(frame, shows) && !mayLack(frame))).toEqual([]);
    expect(pages.earlyActs()).toEqual([]);
    expect(count('widgets:cart-changed')).toBeLessThanOrEqual(1);
    const calls = pages.server.world.log.all().map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => call === `GET ${journey.link.to}`)).toHaveLength(isReloaded || isAsked ? 1 : 0);
    expect(calls.filter((call) => call.endsWith('/cart-summary')).length).toBeLessThanOrEqual(1);
  });
});
