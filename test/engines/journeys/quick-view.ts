import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const opener = '.card a >> Quick view: Harbour Desk Lamp';

export const quickView: Journey = {
  name: 'a quick view takes the focus, returns it, and adds the chosen variant',
  go: async ({ tab, shop }) => {
    await tab.open('/lighting/');
    await tab.focus(opener);
    const name = await tab.focused();
    await tab.press('Enter');
    await tab.untilMounted('#modal [data-widget="add-to-cart"]');
    const title = await tab.text('#modal h1, #modal h2');
    await tab.untilFocused(title);
    await tab.press('Escape');
    await tab.untilGone('#modal');
    await tab.untilFocused(name);

    await tab.press('Enter');
    await tab.untilMounted('#modal [data-widget="add-to-cart"]');
    await tab.click('#modal label >> =Clamp');
    await tab.fill('#modal [name="qty[]"]', '2');
    await tab.click('#modal #form-action-addToCart');
    await tab.untilShown('#previewModal[open] .previewCart');
    expectSame(
      cartLines(shop).map(({ productId, quantity }) => [productId, quantity]),
      [[101, 2]],
      'the cart',
    );
    await tab.press('Escape');
    await tab.untilGone('#previewModal');
    await tab.untilFocused(name);
    await tab.untilShown('header a >> Cart, 2 items');
  },
};
