import { describe, expect, it } from '@jest/globals';
import { holdCode } from '../../support/driver/hold-code';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';

describe('coupons and gift certificates in the cart', () => {
  const shop = useShop();

  it('are applied and removed without a reload; a typed code stays while the cart changes', async () => {
    const { page, line, settle, sum, waitForAnnouncement } = await openCart(shop, [mug, clamp]);
    await page.getByText('Add a coupon').click();
    const field = page.getByLabel('Coupon code');

    // The typed text stays while the rest of the cart changes.
    await field.fill('tenth');
    await line(mug).getByRole('button', { name: 'One more' }).click();
    await settle();
    await line(mug).getByRole('button', { name: 'One less' }).click();
    await settle();
    expect(await field.inputValue()).toBe('tenth');
    await field.press('Enter');
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor();
    await settle();
    expect(await sum('Subtotal')).toBe('$53.00');
    expect(await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).textContent()).toContain('−$5.30');
    expect(await field.inputValue()).toBe('');
    expect(await isFocused(field)).toBe(true);

    await page.getByText('Use a gift certificate').click();
    await page.getByLabel('Certificate code').fill('PAR-12A-QUA-YS2');
    await page.getByRole('button', { name: /^Apply\s?: gift certificate$/ }).click();
    await page.locator('.cart-total', { hasText: 'Gift certificate PAR-12A-QUA-YS2' }).waitFor();
    await settle();

    await page.getByRole('link', { name: /^Remove\s?: Coupon TENTH$/ }).click();
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor({ state: 'detached' });
    await settle();
    // The focus moves to the next control that removes something.
    expect(await isFocused(page.getByRole('link', { name: /^Remove\s?: Gift certificate/ }))).toBe(true);
    expect(page.url()).toBe(`${shop.url}/cart.php`);
    await waitForAnnouncement('tenth counts now.');
    await waitForAnnouncement('Coupon TENTH: removed');
  });

  it('are shown at once if Enter has sent them before the code has loaded', async () => {
    const { page } = await openCart(shop, [mug]);
    const letThrough = await holdCode(page, /\/cart-extras\.js$/);
    await page.getByText('Add a coupon').click();
    const field = page.getByLabel('Coupon code');
    await field.fill('tenth');
    await field.press('Enter');
    await letThrough();
    // The shopper presses nothing more.
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor({ timeout: 5_000 });
  });
});
