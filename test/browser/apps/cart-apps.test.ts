import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { chooseValue } from '../../support/shopping/choose-option';
import { clamp, fillCart } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { openWithApp } from './sell';

const shop = useShop({ settings: { csp: false } });

/** What PayPal's own server sends: its drawing functions, as far as a page sees them. */
const sdk = `window.paypal = {
  Buttons: () => ({ render: async (selector) => {
    document.querySelector(selector).innerHTML = '<iframe class="paypal-button" title="PayPal" srcdoc="PayPal"></iframe>';
  } }),
  Messages: ({ amount }) => ({ render: async (selector) => {
    document.querySelector(selector).textContent = '4 × ' + (amount / 4).toFixed(2);
  } }),
};`;
const servePayPal = (page: Page) =>
  page.route('https://www.paypal.com/sdk/js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: sdk }),
  );
const paypal = 'paypalLoadScript({ clientId: "test", components: "buttons,messages" })';
const files = ['@paypal/paypal-js/dist/iife/paypal-js.min.js'];

describe('PayPal’s script', () => {
  it('draws a pay-later message, which follows the price of the choice', async () => {
    const { page } = await openWithApp(
      shop,
      '/linseed-paint/',
      {
        files,
        code: `document.querySelector('#add-to-cart-wrapper').insertAdjacentHTML('beforeend', '<p id="pay-later">…</p>');
          addEventListener('bigcommerce.productpricechange', async ({ detail }) => {
            (await ${paypal}).Messages(detail).render('#pay-later');
          });`,
        until: '#pay-later',
      },
      { before: servePayPal },
    );
    const form = page.locator('form[data-cart-item-add]').first();
    await chooseValue(form, 'attribute[11101]', 1110102);
    await chooseValue(form, 'attribute[11102]', 1110203);
    await page.locator('.productView').getByText('$189.00').first().waitFor();
    await page.locator('#pay-later', { hasText: '4 × 47.25' }).waitFor();
    await chooseValue(form, 'attribute[11103]', 1110301);
    await form.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server)).toHaveLength(1);
  });

  it('draws a button on the cart page, which stays through a change', async () => {
    const code = `document.querySelector('[data-cart-additional-checkout-buttons]').insertAdjacentHTML('beforeend', '<div id="paypal"></div>');
      (await ${paypal}).Buttons().render('#paypal');`;
    const { page } = await openWithApp(
      shop,
      '/cart.php',
      { files, code, until: '.paypal-button' },
      {
        before: async (one) => {
          await servePayPal(one);
          await fillCart(one, shop.url, [clamp]);
        },
      },
    );
    const frame = await page.$('.paypal-button');
    const total = page.locator('[data-cart-total]');
    const before = await total.textContent();
    await page.getByRole('button', { name: 'One more' }).click();
    await page.waitForFunction((text) => document.querySelector('[data-cart-total]')?.textContent !== text, before);
    expect(await page.locator('.paypal-button').count()).toBe(1);
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

describe('an app that recommends goods in the cart', () => {
  it('reads the cart, shows its offer, adds it, and tells the page', async () => {
    const { page } = await openWithApp(
      shop,
      '/cart.php',
      {
        code: `const [cart] = await (await fetch('/api/storefront/carts')).json();
          document.querySelector('[data-cart]').insertAdjacentHTML('afterend',
            '<section id="fbt-widget">' + cart.lineItems.physicalItems[0].name + ' goes with <button type="button">a hammer</button></section>');
          document.querySelector('#fbt-widget button').addEventListener('click', async () => {
            await fetch('/cart.php?action=add&product_id=107', { redirect: 'manual' });
            await (await window.storefrontWidgets.actions).refreshCart();
          });`,
        until: '#fbt-widget',
      },
      { before: (one) => fillCart(one, shop.url, [clamp]) },
    );
    const offer = page.locator('#fbt-widget');
    expect(await offer.textContent()).toContain('Clamp Base');
    await offer.getByRole('button').click();
    await page.locator('[data-item-row]', { hasText: 'Claw Hammer' }).waitFor();
    expect(cartLines(shop.server).map(({ productId }) => productId)).toEqual([102, 107]);
    expect(await offer.count()).toBe(1);
  });
});
