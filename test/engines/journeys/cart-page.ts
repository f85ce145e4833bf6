import { clamp, mug } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { fillCart } from '../fill-cart';
import type { Journey } from '../journey';

export const cartPage: Journey = {
  name: 'on the cart page a shopper changes a quantity by steps or keys, and confirms a removal',
  go: async (visit) => {
    const { tab, shop } = visit;
    await fillCart(visit, [mug, clamp]);
    const inCart = () => cartLines(shop).map(({ productId, quantity }) => [productId, quantity]);
    await tab.open('/cart.php');
    await tab.untilMounted('[data-widget="cart-page"], [data-widget="cart-quantity"]');
    const line = `[data-item-row] >> ${clamp.name} >> `;
    await tab.click(`${line}[data-part="increase"]`);
    await tab.click(`${line}[data-part="increase"]`);
    await tab.untilShown('h1 >> 5 items');
    await tab.untilShown('.cart-item-sum >> $72.00');
    await tab.untilShown('.cart-quantity >> =5');
    await tab.untilFocused(`One more: ${clamp.name}`);
    await tab.fill(`${line}input[type="text"]`, '4');
    await tab.press('Enter');
    await tab.untilShown('h1 >> 6 items');

    const remove = `${line}a.cart-remove`;
    await tab.focus(remove);
    const name = await tab.focused();
    await tab.press('Enter');
    await tab.untilFocused('Cancel');
    await tab.press('Escape');
    await tab.untilGone('dialog[open]');
    await tab.untilFocused(name);
    await tab.press('Enter');
    await tab.click('dialog[open] .confirm');
    await tab.untilShown('h1 >> 2 items');
    await tab.untilShown('.cart-quantity >> =2');
    expectSame(inCart(), [[103, 2]], 'the cart');
    expectSame(new URL(await tab.read(() => location.href, null)).pathname, '/cart.php', 'the page');
  },
};
