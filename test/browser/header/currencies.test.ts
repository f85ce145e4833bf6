import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Fault } from '../../shop/switches/faults';
import { openOtherHost } from '../../support/driver/open-other-host';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { clamp, fillCart } from '../../support/shopping/open-cart';

const shop = useShop();
const call = { path: '/api/storefront/carts/*/currency', isCall: true } as const;

const open = (width = 1280) =>
  shop.open('/harbour-desk-lamp/', { width, before: (page) => fillCart(page, shop.url, [clamp]) });
const press = async (page: Page, code: string) => {
  await page.locator('[data-currency-selector-toggle]').click();
  await page.locator(`.navUser [data-currency-code="${code}"]`).click();
};
const shown = (page: Page, code: string) =>
  page.waitForSelector(`[data-page-context][data-currency-code="${code}"]`, { state: 'attached' });
const session = () => {
  const [one] = shop.server.world.sessions.all().filter(({ cart }) => cart);
  return [one?.currency.code, one?.shownCurrency?.code];
};
const price = (page: Page) => page.locator('main .productView [data-widget="product-price"]').first().innerText();

describe('a switch of the cart’s currency to which the shop responds in another form', () => {
  it.each<[string, Omit<Extract<Fault, { kind: 'status' }>, 'kind' | 'path'>]>([
    ['a text', { status: 200, type: 'text/html', body: 'OK' }],
    ['a page', { status: 200, type: 'text/html', body: '<!doctype html><p>Done' }],
    ['nothing', { status: 204, type: 'text/plain', body: '' }],
    ['data without an error', { status: 201, body: '{"data":{"status":"success"}}' }],
    ['a redirect within the shop', { status: 302, headers: { location: '/' } }],
    ['a redirect to another host', { status: 302, headers: { location: 'https://elsewhere.test/' } }],
  ])('succeeds, and the page is loaded anew: %s', async (_name, response) => {
    const { page, trouble } = await open();
    trouble.expect(/elsewhere\.test|switching the currency|Failed to load|Failed to fetch|redirect/i);
    shop.server.world.faults.add({ kind: 'status', ...response, ...call, acted: true });
    await press(page, 'EUR');
    await shown(page, 'EUR');
    expect(session()).toEqual(['EUR', undefined]);
    expect(await price(page)).toContain('€');
  });

  it('fails with data that has an error, whatever its status', async () => {
    const { page, trouble } = await open();
    trouble.expect(/./);
    shop.server.world.faults.add({ kind: 'status', status: 200, body: '{"error":"Not this one."}', ...call });
    await press(page, 'EUR');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Not this one.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(session()).toEqual(['USD', undefined]);
  });

  it('sends neither cookies nor the token to another host', async () => {
    const other = await openOtherHost('{}', 'application/json');
    try {
      const { page, trouble } = await open();
      trouble.expect(/./);
      shop.server.world.faults.add({ kind: 'redirect', to: `${other.url}/steal`, ...call });
      await press(page, 'EUR');
      await page.getByRole('alertdialog').waitFor();
      expect(other.asked).toEqual([]);
      expect(session()).toEqual(['USD', undefined]);
    } finally {
      await other.close();
    }
  });
});

describe('a currency in which the cart can’t be paid', () => {
  it.each([375, 1280])('is shown all the same if the shopper wants it; the cart stays: %d px', async (width) => {
    shop.server.world.settings.displayOnlyCurrencies = ['JPY'];
    const { page, trouble } = await open(width);
    trouble.expect(/status of 422/);
    const yen = page.locator('[data-currency-code="JPY"]').filter({ visible: true }).first();
    if (width > 1000) await page.locator('[data-currency-selector-toggle]').click();
    else await page.locator('.mobileMenu-toggle').click();
    await yen.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(
      /The cart can't be paid in JPY\.\s+Show the prices in JPY all the same\? You will pay in USD\./,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(session()).toEqual(['USD', undefined]);

    if (!(await yen.isVisible())) {
      if (width > 1000) await page.locator('[data-currency-selector-toggle]').click();
      else await page.locator('.mobileMenu-toggle').click();
    }
    await yen.click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await shown(page, 'JPY');
    expect(await price(page)).toContain('¥');
    expect(session()).toEqual(['USD', 'JPY']);

    // The cart is in dollars. From here the shopper gets back to them.
    await page.goto(`${shop.url}/cart.php`);
    expect(await page.locator('.cart-total').last().innerText()).toContain('$');
    expect(await page.locator('.cart-total').last().innerText()).not.toContain('¥');
  });

  it('is left by the link of the currency that the cart is in', async () => {
    shop.server.world.settings.displayOnlyCurrencies = ['JPY'];
    const { page } = await open();
    await page.goto(`${shop.url}/harbour-desk-lamp/?setCurrencyId=3`);
    await shown(page, 'JPY');
    await press(page, 'USD');
    await shown(page, 'USD');
    await until('prices are in dollars', async () => (await price(page)).includes('$'));
    expect(session()).toEqual(['USD', undefined]);
  });
});
