import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { fillCart, mug, towels } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { useHeldPage } from './use-held-page';

const shop = useShop();
const open = useHeldPage(shop);
const quantities = () => cartLines(shop.server).map(({ quantity }) => quantity);

describe('a press on the cart page, before its code is loaded', () => {
  const openCart = () => open('/cart.php', { before: (page) => fillCart(page, shop.url, [mug, towels]) });

  it('changes the quantity at once, and the result is sent when the code is loaded', async () => {
    const opened = await openCart();
    const more = opened.page.getByRole('button', { name: /One more: Enamel Mug/ });
    const field = opened.page.locator('[data-widget="cart-quantity"] input[type="text"]').first();
    for (const shown of ['3', '4', '5']) {
      await more.click();
      expect(await field.inputValue()).toBe(shown);
    }
    await opened.page.getByRole('button', { name: /One less: Enamel Mug/ }).click();
    await opened.arrive('[data-widget="cart-quantity"]');
    await opened.passUntil('the cart has 4', () => quantities()[0] === 4);
    expect(quantities()).toEqual([4, 3]);
  });

  it('on "Remove" is marked busy, opens the question when the code is loaded, and removes nothing', async () => {
    const opened = await openCart();
    const remove = opened.page.locator('a[data-widget="cart-remove"]').first();
    await remove.click();
    const marks = await remove.evaluate((link) => [link.ariaBusy, getComputedStyle(link).cursor]);
    expect(marks).toEqual(['true', 'progress']);
    await opened.arrive('[data-item-row]:first-child a[data-widget="cart-remove"]');
    // The code of the dialog is in another file, which may load later.
    const dialog = opened.page.locator('dialog[data-name="confirm"]');
    await opened.passUntil('the question is shown', () => dialog.isVisible());
    expect(quantities()).toEqual([2, 3]);
  });
});
