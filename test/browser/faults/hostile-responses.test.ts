import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lookAgain } from '../../support/driver/look-again';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import type { ShopPage } from '../../support/states/every-page';
import { hostileText as text } from '../../support/states/hostile-texts';
import { closeDialogs } from './hostile-places';
import { useHostilePage } from './use-hostile-page';

// No content security policy: it would hide a vulnerability.
const shop = useShop({ settings: { csp: false } });
const json = 'application/json';
const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().click();
const add = (page: Page) => press(page, '#form-action-addToCart');
const code = (id: string) => async (page: Page) => {
  await page.locator(`#${id}`).evaluate((field) => (field.closest('details')!.open = true));
  await page.fill(`#${id}`, 'ANY');
  await page.locator(`#${id}`).press('Enter');
};

/** A request of a page, and the shopper's action that sends it, repeatedly. */
type Call = readonly [name: string, path: string, act: (page: Page, round: number) => Promise<unknown>];

/** Pages that together send every request. A request that may leave the page is the last. */
const callers: readonly (readonly [one: ShopPage, calls: readonly Call[]])[] = [
  [
    { path: '/milking-stool/' },
    [
      ['adding to the cart', '/remote/v1/cart/add', add],
      [
        'an option',
        '/remote/v1/product-attributes/*',
        (page) => press(page, 'main [data-product-attribute] label >> nth=1'),
      ],
    ],
  ],
  [
    { path: '/cart.php', cart: true },
    [
      ['a quantity', '/remote/v1/cart/update', (page) => press(page, '[data-action="inc"]')],
      ['a coupon', '/remote/v1/apply-code', code('couponcode')],
      ['a gift certificate', '/remote/v1/gift-certificates', code('certcode')],
      ['options of a line', '/remote/v1/configure-options/*', (page) => press(page, '[data-item-edit]')],
      ['wrappings of a line', '/remote/v1/gift-wrapping/*', (page) => press(page, '[data-item-giftwrap]')],
    ],
  ],
  [
    { path: '/login.php?action=create_account' },
    [
      [
        'states of a country',
        '/remote/v1/country-states/*',
        (page, round) => page.locator('[data-field-type="Country"]').selectOption({ index: 3 + round }),
      ],
    ],
  ],
  [
    { path: '/furniture/', cart: true },
    [
      ['a quick search', '/search.php', (page, round) => page.fill('#nav-quick-search', `lamp${'s'.repeat(round)}`)],
      [
        'another currency',
        '/api/storefront/carts/*',
        async (page, round) => {
          // After a refusal the browser follows the link, as without a widget.
          if (round > 0) await visit(page, `${shop.url}/furniture/`);
          await press(page, '[data-currency-selector-toggle]');
          await press(page, '[data-currency-code="EUR"]');
        },
      ],
    ],
  ],
];

const refusal = { error: text, errors: [text], message: text, title: text, status: 'failed' };

/** Every kind of response. Fragments of HTML are rendered by the shop's templates, and are not among them. */
const responses: Readonly<Record<string, { status: number; body: string; type: string }>> = {
  'a refusal': {
    status: 200,
    body: JSON.stringify({ ...refusal, data: { ...refusal, status: 'failed' } }),
    type: json,
  },
  'an error': { status: 422, body: JSON.stringify({ ...refusal, data: refusal }), type: json },
  'a page': { status: 500, body: `<!doctype html><html><body>${text}</body></html>`, type: 'text/html' },
  'invalid JSON': { status: 200, body: text, type: json },
  'a prototype': {
    status: 200,
    body: `{"__proto__":{"hacked":"yes","html":"<img src=x onerror=hacked(0)>"},"constructor":{"prototype":{"hacked":"yes"}},"data":{"__proto__":{"hacked":"yes"},"error":${JSON.stringify(text)}}}`,
    type: json,
  },
};

/** The kinds that every caller handles itself. One module handles the other kinds, so three calls test them. */
const isHandledByCaller = (kind: string) => /refusal|error/.test(kind);
const testedWithAll = ['adding to the cart', 'an option', 'a quantity'];
const kindsFor = (name: string) =>
  Object.entries(responses).filter(([kind]) => isHandledByCaller(kind) || testedWithAll.includes(name));

const rows = callers.map(([one, calls]) => {
  const names = calls.map(
    ([name]) =>
      `${name} is answered by ${kindsFor(name)
        .map(([kind]) => kind)
        .join(', ')}`,
  );
  return [names.join('; '), one, calls] as const;
});

describe('a response of the shop with hostile text', () => {
  const hostile = useHostilePage(shop);

  it.each(rows)('never runs as a script: %s', async (_names, one, calls) => {
    const page = await hostile.open(one);
    const found: Record<string, unknown> = {};
    for (const [name, path, act] of calls) {
      for (const [round, [kind, result]] of kindsFor(name).entries()) {
        shop.server.world.faults.calm();
        shop.server.world.faults.add({ kind: 'status', path, ...result });
        const answered = page.waitForResponse((response) =>
          new URL(response.url()).pathname.startsWith(path.replace(/\*$/, '')),
        );
        await act(page, round);
        await answered;
        const hacks = await hostile.found();
        found[`${name}: ${kind}`] = [
          ...hacks,
          await lookAgain(() => page.evaluate(() => 'hacked' in Object.prototype)),
        ];
        await closeDialogs(page);
      }
    }
    const wanted = calls.flatMap(([name]) => kindsFor(name).map(([kind]) => [`${name}: ${kind}`, [false]]));
    expect(found).toEqual(Object.fromEntries(wanted));
  });
});
