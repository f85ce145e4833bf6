import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';

declare global {
  interface Window {
    /** What the app of the test has received, in order. */
    appSaw: unknown[][];
  }
}

/**
 * An app that was written for @bigcommerce/stencil-utils: it waits for the page, listens to hooks, and calls the shop. In the
 * browser it uses only the library.
 */
const app = `
  window.appSaw = [];
  const saw = (...what) => window.appSaw.push(what);
  addEventListener('DOMContentLoaded', () => {
    const { hooks, api } = window.stencilUtils;
    hooks.on('cart-item-add', (event, form) => saw('cart-item-add', event.type, form.tagName));
    hooks.on('cart-item-add-remote', ({ err, response }) => saw('added', err, response.data.line_items.length));
    hooks.on('product-option-change', (event, element) => saw('option', element.tagName));
    hooks.on('product-options-change-remote', ({ response }) => saw('options', typeof response.data.price));
    api.cart.getCart({}, (err, cart) => saw('cart', err, cart));
    api.getPage('/cart.php', { template: 'cart/content' }, (err, html) => saw('page', err, html.includes('<')));
  });`;

const shop = useShop({ settings: { headScript: app, themeSettings: { stencil_utils: true } } });
const seen = (page: Page) => page.evaluate(() => window.appSaw);
const untilSeen = (page: Page, what: string) =>
  page.waitForFunction((name) => window.appSaw.some(([first]) => first === name), what);

it('an app’s hooks and calls of the first moment are done when the widget is mounted', async () => {
  const { page } = await shop.open('/tape-measure/');
  await untilMounted(page, '[data-widget="stencil-utils"]');
  await untilSeen(page, 'cart');
  await untilSeen(page, 'page');
  expect(await seen(page)).toEqual(
    expect.arrayContaining([
      ['cart', null, undefined],
      ['page', null, true],
    ]),
  );
});

it('an app hears what the shopper does with the widgets', async () => {
  const { page } = await shop.open('/tape-measure/');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await untilSeen(page, 'added');
  const heard = (await seen(page)).filter(([name]) => String(name).includes('add'));
  expect(heard).toEqual([
    ['cart-item-add', 'submit', 'FORM'],
    ['added', null, 1],
  ]);
});

it('an app hears of a chosen option, and of the shop’s response to it', async () => {
  const { page } = await shop.open('/harbour-desk-lamp/');
  await page.getByRole('main').getByText('Clamp', { exact: true }).click();
  await untilSeen(page, 'options');
  const heard = (await seen(page)).filter(([name]) => String(name).includes('option'));
  expect(heard).toEqual([
    ['option', 'DIV'],
    ['options', 'object'],
  ]);
});

it('an app can forbid an add by the hook, as on the old theme', async () => {
  const { page } = await shop.open('/tape-measure/');
  await untilMounted(page, '[data-widget="stencil-utils"]');
  await page.evaluate(() => {
    const hooks = window.stencilUtils?.hooks as unknown as { on(name: string, listener: (event: Event) => void): void };
    hooks.on('cart-item-add', (event) => event.preventDefault());
  });
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await untilSeen(page, 'cart-item-add');
  await page.waitForTimeout(500);
  const paths = shop.server.world.log.all().map(({ path }) => path);
  expect(paths).toContain('/api/storefront/carts');
  expect(paths).not.toContain('/remote/v1/cart/add');
});

it('an app’s own add changes the number in the header, and the app gets the shop’s response', async () => {
  const { page } = await shop.open('/tape-measure/');
  await untilMounted(page, '[data-widget="stencil-utils"]');
  await page.evaluate(() => {
    const { cart } = (
      window.stencilUtils as unknown as { api: { cart: Record<string, (...given: unknown[]) => void> } }
    ).api;
    const form = new FormData(document.querySelector<HTMLFormElement>('[data-cart-item-add]')!);
    cart['itemAdd']!(form, (err: unknown, response: { data: { cart_id: string } }) => {
      window.appSaw.push(['mine', err, typeof response.data.cart_id]);
    });
  });
  await untilSeen(page, 'mine');
  expect((await seen(page)).find(([name]) => name === 'mine')).toEqual(['mine', null, 'string']);
  await page.locator('.cart-quantity', { hasText: '1' }).first().waitFor();
});
