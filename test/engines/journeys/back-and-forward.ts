import { until } from '../../support/driver/until';
import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const add = 'main #form-action-addToCart';
const preview = '#previewModal[open] .previewCart';

export const backAndForward: Journey = {
  name: 'after Back and Forward a page shows the current cart, whether restored or loaded again',
  go: async ({ tab, shop }) => {
    await tab.open('/about-us/');
    await tab.open('/claw-hammer/');
    // The shopper leaves the page before it has read the new cart.
    shop.world.faults.add({ kind: 'slow', path: '/cart.php', method: 'GET', ms: 5_000 });
    await tab.click(add);
    await until('the shop has the item', () => cartLines(shop).length > 0);
    await tab.back();
    await tab.untilAt('/about-us/');
    await tab.untilShown('header a >> Cart, 1 item');
    shop.world.faults.calm();
    await tab.open('/claw-hammer/');
    await tab.fill('main .productView [name="qty[]"]', '2');
    await tab.click(add);
    await tab.untilShown(preview);
    await tab.press('Escape');
    await tab.untilGone('#previewModal');
    await tab.untilShown('header a >> Cart, 3 items');

    await tab.back();
    await tab.untilAt('/about-us/');
    await tab.untilShown('header a >> Cart, 3 items');
    await tab.forward();
    await tab.untilAt('/claw-hammer/');
    await tab.untilShown('header a >> Cart, 3 items');
    await tab.click(add);
    await tab.untilShown(preview);
    await tab.click('#previewModal button >> Continue shopping');
    await tab.untilGone('#previewModal');
    const productIds = cartLines(shop).map(({ productId }) => productId);
    expectSame(productIds, [107], 'the cart');
    await tab.click('header a[data-cart-preview]');
    await tab.click('#cart-preview-dropdown a >> View or edit your cart');
    await tab.untilAt('/cart.php');
    for (const line of cartLines(shop)) line.quantity = 9;
    await tab.click('[data-item-row] h3 a');
    await tab.untilAt('/claw-hammer/');
    await tab.back();
    await tab.untilAt('/cart.php');
    await tab.untilShown('h1 >> 9 items');
  },
};
