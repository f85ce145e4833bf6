import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ShopPage } from '../../support/states/every-page';
import { openOtherHost, type OtherHost } from '../../support/driver/open-other-host';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { useShopPage } from '../../support/states/use-shop-page';
import { hostileText, watchForHacks, type Hacks } from '../../support/states/hostile-texts';

// Without a policy: its `connect-src` would keep calls from leaving the shop.
const shop = useShop({ settings: { csp: false } });

/** A call, and what a shopper does for it. */
interface Caller extends ShopPage {
  readonly call: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** What operators are told, once. */
  readonly report: string;
}

const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().click();

/** One of each way in which a call is sent. */
const callers: readonly (readonly [name: string, caller: Caller])[] = [
  [
    'HTML that is asked for',
    {
      path: '/furniture/',
      call: '/products.php',
      act: async (page) => {
        await page.locator('.quickview').first().focus();
        await page.keyboard.press('Enter');
      },
      report: 'quick view of product 112 failed',
    },
  ],
  [
    'a form that may hold files',
    {
      path: '/clamp-base/',
      call: '/remote/v1/cart/add',
      act: (page) => press(page, '#form-action-addToCart'),
      report: 'adding to the cart failed',
    },
  ],
  [
    'fields',
    {
      path: '/milking-stool/',
      call: '/remote/v1/product-attributes/*',
      act: (page) => press(page, 'main [data-product-attribute] label >> nth=1'),
      report: 'option choice of product',
    },
  ],
  [
    'JSON of the shop’s own',
    {
      path: '/furniture/',
      cart: true,
      call: '/api/storefront/carts/*/currency',
      act: async (page) => {
        await press(page, '[data-currency-selector-toggle]');
        await press(page, '[data-currency-code="EUR"]');
      },
      report: 'switching the currency to EUR failed',
    },
  ],
  [
    'GraphQL, with the page’s token',
    { path: '/paint-brush-set/', call: '/graphql', act: async () => {}, report: 'price' },
  ],
];

describe('a call that the shop redirects to another host', () => {
  let other: OtherHost;
  let hacks: Hacks;
  const { open } = useShopPage(shop, async (page) => void (hacks = await watchForHacks(page)));
  beforeAll(async () => void (other = await openOtherHost(hostileText)));
  beforeEach(() => void other.asked.splice(0));
  afterAll(() => other.close());

  it.each(callers)('never gets there: %s', async (_name, { call: path, act, report, ...one }) => {
    const { page, trouble } = await open(one, () =>
      shop.server.world.faults.add({ kind: 'redirect', path, isCall: true, to: `${other.address}/taken` }),
    );
    trouble.expect(/^console: |^widgets:error: /);
    await act(page);
    const reports = () => trouble.expected().filter((one) => one.startsWith('widgets:error: '));
    await until('the failure is reported', () => reports().length > 0);
    expect(other.asked).toEqual([]);
    expect(await hacks.found()).toEqual([]);
    expect(reports()).toEqual([expect.stringContaining(report)]);
  });
});
