import { describe, expect, it } from '@jest/globals';
import { fillCart, mug, towels } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';
import { useHeldPage } from './use-held-page';

const shop = useShop();
const open = useHeldPage(shop);
const quantities = () => cartLines(shop.server).map(({ quantity }) => quantity);

describe('on the cart page, before its code is there', () => {
  const openCart = () => open('/cart.php', { before: (page) => fillCart(page, shop.address, [mug, towels]) });

  it('each press on a step is a step, at once, and all are sent when the code comes', async () => {
    const opened = await openCart();
    const more = opened.page.getByRole('button', { name: /One more: Enamel Mug/ });
    const field = opened.page.locator('[data-widget="cart-quantity"] input[type="text"]').first();
    for (const shown of ['3', '4', '5']) {
      await more.click();
      expect(await field.inputValue()).toBe(shown);
    }
    await opened.page.getByRole('button', { name: /One less: Enamel Mug/ }).click();
    await opened.arrive('[data-widget="cart-quantity"]');
    await opened.passUntil('the cart holds 4', () => quantities()[0] === 4);
    expect(quantities()).toEqual([4, 3]);
  });

  it('a removal asks first, in its dialog', async () => {
    const opened = await openCart();
    const remove = opened.page.locator('a[data-widget="cart-remove"]').first();
    await remove.click();
    await opened.arrive('[data-item-row]:first-child a[data-widget="cart-remove"]');
    // The dialog has its code from another file, which may mount later.
    const dialog = opened.page.locator('dialog[data-name="confirm"]');
    await opened.passUntil('the shopper is asked', () => dialog.isVisible());
    expect(quantities()).toEqual([2, 3]);
  });
});
