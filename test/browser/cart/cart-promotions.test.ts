import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart, towels, tumblers } from '../../support/shopping/open-cart';

/** One lamp costs $160 or more. Two lamps are over half of the promotion's limit, and four reach it. */
const lamp = {
  name: 'Harbour Desk Lamp',
  quantity: 2,
  options: { 'attribute[10101]': '1010101', 'attribute[10102]': '1010202' },
};
const banner = (page: Page) => page.locator('[data-cart-status]').getByText(/off your order/);

describe('an automatic discount', () => {
  const shop = useShop();

  it('has a message when it is near and when it is reached, while the quantity changes', async () => {
    const { page, line, field, settle, sum } = await openCart(shop, [lamp]);
    await banner(page)
      .getByText(/^Spend \$[\d.]+ more and get 5% off your order\.$/)
      .waitFor();
    await field(lamp).fill('4');
    await field(lamp).press('Enter');
    await page.getByText('5% off your order has been taken off.').waitFor();
    await settle();
    expect(await sum('Discount')).toMatch(/^−\$\d+\.\d\d$/);
    await field(lamp).fill('1');
    await field(lamp).press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    await settle();
    expect(await line(lamp).isVisible()).toBe(true);
  });
});

describe('a coupon that no longer applies to the cart', () => {
  const shop = useShop();

  it('is removed, and the cart shows the reason', async () => {
    const { page, field, settle } = await openCart(shop, [{ ...tumblers, quantity: 5 }]);
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon code').fill('BIG25');
    await page.getByLabel('Coupon code').press('Enter');
    const coupon = page.locator('.cart-total', { hasText: 'Coupon BIG25' });
    await coupon.waitFor();
    await settle();
    await field(tumblers).fill('1');
    await field(tumblers).press('Enter');
    await coupon.waitFor({ state: 'detached' });
    await settle();
    await page.locator('[data-cart-status]').getByText(/BIG25/).waitFor();
  });
});

describe('the suggestions below the cart', () => {
  const shop = useShop();

  it('can be added to the cart in place', async () => {
    const { page, held, settle, line } = await openCart(shop, [mug, { ...towels, quantity: 3 }]);
    // A discount on a product reduces the price of its line.
    expect(await line(towels).textContent()).toMatch(/\$81\.60/);
    const suggestions = page.getByRole('region', { name: 'Goes well with this' });
    const offered = await suggestions.getByRole('article').getByRole('heading').allTextContents();
    expect(offered.length).toBeGreaterThan(0);
    const add = suggestions.getByRole('button', { name: /^Add to cart/ }).first();
    const name = (await add.textContent())?.split(':').at(-1)?.trim() ?? '';
    await add.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    await page.keyboard.press('Escape');
    await line({ ...clamp, name }).waitFor();
    await settle();
    expect(Object.keys(held())).toEqual([mug.name, towels.name, name]);
  });
});
