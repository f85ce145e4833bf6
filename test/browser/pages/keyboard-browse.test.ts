import { describe, expect, it } from '@jest/globals';
import { focusedText } from '../../support/driver/focused-text';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';
import { listPage } from '../lists/list-page';

describe('lists by keyboard alone', () => {
  const shop = useShop({ settings: { themeSettings: { categorypage_products_per_page: 3 } } });

  it('are filtered, sorted, paged and compared; quick views open and close', async () => {
    const { page } = await shop.open('/workshop/', { mounted: false });
    const list = listPage(page);
    const { keyboard } = page;
    await list.value('Fell & Sons').focus();
    await list.after(() => keyboard.press('Enter'));
    expect(await focusedText(page)).toContain('Fell & Sons');
    await list.filters.getByLabel('From').focus();
    await keyboard.type('5');
    await keyboard.press('Tab');
    await keyboard.type('400');
    await list.after(() => keyboard.press('Enter'));
    await list.sort.focus();
    await list.after(() => keyboard.press('ArrowDown'));
    expect(await isFocused(list.sort)).toBe(true);
    await list.pages.getByRole('link', { name: 'Next' }).focus();
    await list.after(() => keyboard.press('Enter'));
    expect(await isFocused(list.count)).toBe(true);

    const card = page.getByRole('main').getByRole('article').first();
    const quick = card.getByRole('link', { name: /^Quick view/ });
    await quick.focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').first().waitFor();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(quick)).toBe(true);
    for (const index of [0, 1]) {
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(index)
        .focus();
      await keyboard.press('Space');
    }
    const compare = page.getByRole('banner').getByRole('link', { name: /^Compare: 2/ });
    await compare.focus();
    await keyboard.press('Enter');
    await page.waitForURL('**/compare/*/*');
  });
});

describe('the cart by keyboard alone', () => {
  const shop = useShop();

  it('takes a coupon, gift wrapping and a shipping method, and removes a line', async () => {
    const { page, line, settle, sum, held } = await openCart(shop, [mug, clamp]);
    const { keyboard } = page;
    await page.locator('summary', { hasText: 'Add a coupon' }).focus();
    await keyboard.press('Enter');
    await page.getByLabel('Coupon code').focus();
    await keyboard.type('TENTH');
    await keyboard.press('Enter');
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor();
    await settle();

    await line(mug).getByRole('button', { name: 'Add gift wrapping' }).focus();
    await keyboard.press('Enter');
    const wrapping = page.getByRole('dialog', { name: /^Gift wrapping for/ });
    await wrapping.getByLabel('Gift wrapping', { exact: true }).focus();
    await keyboard.press('ArrowDown');
    await wrapping.getByRole('button', { name: 'Save gift wrapping' }).focus();
    await keyboard.press('Enter');
    await wrapping.waitFor({ state: 'hidden' });
    await settle();

    await page.locator('summary', { hasText: 'Estimate shipping' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'State or province' }).focus();
    await keyboard.type('Maine');
    await page.getByLabel('Postal code').focus();
    await keyboard.type('04101');
    await page.getByRole('button', { name: 'Show shipping costs' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('radio', { name: /^Flat Rate/ }).focus();
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'Ship this way' }).focus();
    await keyboard.press('Enter');
    await page.locator('.cart-totals').getByText('Shipping', { exact: true }).waitFor();
    await settle();
    expect(await sum('Shipping')).toBe('$8.00');

    await line(clamp).getByRole('link', { name: 'Remove' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).focus();
    await keyboard.press('Enter');
    await line(clamp).waitFor({ state: 'detached' });
    await settle();
    expect(Object.keys(held())).toEqual([mug.name]);
  });
});
