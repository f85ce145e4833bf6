import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { painted } from '../../support/driver/watch-responses';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';

describe('quantities in the cart', () => {
  const shop = useShop();

  it('change at once by buttons, typing and keys, are sent once, and update the whole page', async () => {
    const { page, line, field, settle, held, updates, sum, spoken, waitForAnnouncement } = await openCart(shop, [
      mug,
      clamp,
    ]);
    const more = line(clamp).getByRole('button', { name: 'One more: Clamp Base' });
    // One command for both presses: on a busy machine, two commands can be further apart than the pause before a change is sent.
    await more.dblclick();
    expect(await field(clamp).inputValue()).toBe('3');
    await settle();
    expect(held()).toEqual({ 'Enamel Mug': 2, 'Clamp Base': 3 });
    expect(updates()).toHaveLength(1);
    expect(await line(clamp).locator('.cart-item-sum').textContent()).toContain('$72.00');
    expect(await sum('Subtotal')).toBe('$101.00');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('5 items');
    expect(await page.locator('.cart-quantity').first().textContent()).toBe('5');
    expect(await isFocused(line(clamp).getByRole('button', { name: 'One more' }))).toBe(true);
    await waitForAnnouncement('The cart is up to date.');
    const announced = (await spoken()).map(({ text }) => text);
    expect(announced).toEqual(['Clamp Base: quantity 3', expect.stringMatching(/^The cart is up to date. Total: \$/)]);

    // A typed quantity is sent after a pause, or at once with Enter.
    const sent = updates().length;
    await field(clamp).click({ clickCount: 3 });
    await page.keyboard.type('5', { delay: 20 });
    await settle();
    expect(held()['Clamp Base']).toBe(5);
    expect(await isFocused(field(clamp))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await settle();
    expect(held()['Clamp Base']).toBe(4);
    expect(updates().length - sent).toBe(2);
    expect(page.url()).toBe(`${shop.url}/cart.php`);

    // Keys press the buttons, too.
    await field(mug).focus();
    await page.keyboard.press('Tab');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await settle();
    expect(held()['Enamel Mug']).toBe(4);
  });

  it('work by touch, keep the lines in place, and are saved before the shopper leaves', async () => {
    const { page, line, field, settle, held } = await openCart(shop, [mug, clamp], {
      width: 375,
      height: 800,
      touch: true,
    });
    await line(mug).getByRole('button', { name: 'One more' }).tap();
    await settle();
    expect(held()['Enamel Mug']).toBe(3);
    await field(mug).tap();
    const before = await field(mug).elementHandle();
    await page.keyboard.press('End');
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/cart.php');
    await page.keyboard.type('0');
    // The new lines have arrived, and wait until the shopper has finished typing.
    await (await answered).finished();
    await painted(page, 2);
    expect(held()['Enamel Mug']).toBe(30);
    expect(await before?.evaluate((input) => input.isConnected)).toBe(true);
    await line(clamp).getByRole('button', { name: 'One more' }).tap();
    await settle();
    expect(held()).toEqual({ 'Enamel Mug': 30, 'Clamp Base': 2 });

    const checkOut = page.getByRole('link', { name: 'Check out', exact: true });
    await field(clamp).fill('70');
    await checkOut.click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('The quantity of Clamp Base was not changed.');
    expect(new URL(page.url()).pathname).toBe('/cart.php');
    expect(held()['Clamp Base']).toBe(2);
    await alert.getByRole('button', { name: 'OK' }).click();

    shop.server.world.faults.add({ kind: 'slow', ms: 500, path: '/remote/v1/cart/update' });
    await line(mug).getByRole('button', { name: 'One more' }).click();
    await checkOut.click();
    await page.locator('.is-leaving').waitFor();
    await page.waitForURL('**/checkout**');
    expect(held()['Enamel Mug']).toBe(31);
  });
});
