import { mug } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { fillCart } from '../fill-cart';
import type { Journey } from '../journey';

const undo = '#previewModal button >> Undo';

export const cartDrawer: Journey = {
  name: 'the cart’s drawer changes quantities, and a removal can be undone',
  go: async ({ tab, shop }) => {
    const quantities = () => cartLines(shop).map(({ quantity }) => quantity);
    shop.world.settings.themeSettings = { after_add: 'drawer' };
    await fillCart({ tab, shop }, [mug]);
    await tab.open('/clamp-base/');
    await tab.untilMounted('main [data-widget="add-to-cart"]');
    await tab.click('main #form-action-addToCart');
    await tab.untilMounted('#previewModal[open] [data-widget="cart-lines"]');
    await tab.until(
      'the drawer fills the side of the window',
      () => {
        const { top, right, height } = document.querySelector('#previewModal')!.getBoundingClientRect();
        const { clientWidth } = document.documentElement;
        return Math.abs(right - clientWidth) < 20 && Math.abs(top) < 2 && Math.abs(height - innerHeight) < 2;
      },
      null,
    );

    await tab.fill('#previewModal .productView .cart-item-qty-input', '3');
    await tab.until(
      'the shop has three',
      () => document.querySelector('#previewModal .productView-price')?.textContent?.trim().startsWith('3 '),
      null,
    );
    expectSame(quantities(), [mug.quantity, 3], 'the cart after a change');

    await tab.click('#previewModal .previewCartLines a >> Remove');
    await tab.untilGone('#previewModal .previewCartLines');
    expectSame(quantities(), [3], 'the cart after a removal');
    await tab.click(undo);
    await tab.untilShown(`#previewModal .previewCartLines >> ${mug.name}`);
    await tab.untilGone(undo);
    expectSame(quantities(), [3, mug.quantity], 'the cart after Undo');
    await tab.press('Escape');
    await tab.untilGone('#previewModal');
    await tab.untilShown(`header a >> Cart, ${mug.quantity + 3} items`);
  },
};
