import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';

const shop = useShop();
const lamp = '/harbour-desk-lamp/';
const cdn = 'http://cdn.test/widgets';

/** Serves the bundle from another origin, to a page with its own policy. */
const fromCdn = (policy: string) => async (page: Page) => {
  await page.route(`${cdn}/**`, async (route) => {
    const url = route.request().url().replace(cdn, `${shop.url}/assets/cdn/widgets`);
    await route.fulfill({ response: await route.fetch({ url: url }) });
  });
  await page.route(`${shop.url}${lamp}`, async (route) => {
    const response = await route.fetch();
    const nonce = /nonce-[\w+/=]+/.exec(response.headers()['content-security-policy'] ?? '')?.[0];
    const headers = { ...response.headers(), 'content-security-policy': policy.replace('nonce-…', String(nonce)) };
    const body = (await response.text()).replaceAll('/assets/cdn/widgets', cdn);
    await route.fulfill({ response, headers, body });
  });
};
const policy = "default-src 'self'; script-src 'nonce-…' 'strict-dynamic'; style-src 'self'; img-src 'self' data:";

const setTheme = (themeSettings: Record<string, unknown>) =>
  void (shop.server.world.settings.themeSettings = themeSettings);

/** Buys without a widget: the form leads to the cart. */
async function buyNatively(page: Page) {
  await page.locator('#form-action-addToCart').click();
  await page.waitForURL('**/cart.php**');
  expect(cartLines(shop.server)).toHaveLength(1);
}

describe('the bundle of another origin', () => {
  it.each([
    ['with our policy name', 'trusted-types storefront-widgets'],
    ['without policy names', ''],
  ])('sells under a policy that also requires trusted types, %s', async (_, names) => {
    const strict = `${policy}; connect-src 'self' http://cdn.test; require-trusted-types-for 'script'; ${names}`;
    const { page } = await shop.open(lamp, { before: fromCdn(strict) });
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
  });

  it('is reported where the policy forbids the origin, and the shop sells', async () => {
    const { page, trouble } = await shop.open(lamp, { before: fromCdn(policy), mounted: false });
    trouble.expect(/cdn\.test/);
    trouble.expect(/Loading chunk \S+ failed: /);
    await buyNatively(page);
    expect(trouble.expected().join()).toContain('policy: connect-src forbids http://cdn.test/widgets/');
  });
});

describe('the theme settings', () => {
  it('print no script without a version', async () => {
    setTheme({ widgets_version: '' });
    const html = await (await fetch(shop.url + lamp)).text();
    expect(html.includes('form-action-addToCart')).toBe(true);
    expect(html.includes('<script type="module"')).toBe(false);
    setTheme({ widgets_version: '0.0.1', widgets_integrity: '' });
    expect(await (await fetch(shop.url + lamp)).text()).toContain('<script type="module"');
  });

  it('switch one widget off: its form works natively, and the other widgets mount', async () => {
    setTheme({ widgets_off: 'add-to-cart carousel' });
    const { page } = await shop.open(lamp);
    await untilMounted(page, '[data-widget="quantity"]');
    const statusOf = (widget: string) =>
      page.locator(`[data-widget="${widget}"]`).first().getAttribute('data-widget-status');
    expect(await statusOf('add-to-cart')).toBe('failed');
    expect(await statusOf('quantity')).toBe('mounted');
    await buyNatively(page);
  });
});

describe('a slow loader', () => {
  it('does not delay DOMContentLoaded, and the widgets mount when it arrives', async () => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const { page } = await shop.open(lamp, {
      mounted: false,
      before: async (opened) => {
        await opened.route('**/loader.js', async (route) => {
          await released;
          await route.continue();
        });
        opened.on('domcontentloaded', release);
      },
    });
    await untilMounted(page);
    expect(await page.locator('script[data-page-context]').getAttribute('async')).not.toBeNull();
  });
});
