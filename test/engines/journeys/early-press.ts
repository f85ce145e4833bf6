import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { holdCode } from '../hold-code';
import type { Journey } from '../journey';

export const earlyPress: Journey = {
  name: 'a press before the code has loaded adds once, with the option and quantity of that moment',
  go: async ({ tab, shop }) => {
    const release = holdCode(shop);
    await tab.open('/enamel-mug/');
    await tab.read(() => ((window as { samePage?: boolean }).samePage = true), null);
    await tab.click('main .productView label[for^="attribute"], main .productView .form-option');
    await tab.fill('main .productView [name="qty[]"]', '2');
    await tab.click('main #form-action-addToCart');
    const adds = () => shop.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add');
    expectSame(adds().length, 0, 'adds before the code has loaded');
    release();
    await tab.untilShown('#previewModal[open] .previewCart');
    const isSame = await tab.read(() => (window as { samePage?: boolean }).samePage ?? false, null);
    const lines = cartLines(shop);
    expectSame(
      { adds: adds().length, isSame, lines: lines.map(({ productId, quantity }) => [productId, quantity]) },
      { adds: 1, isSame: true, lines: [[103, 2]] },
      'the result',
    );
    expectSame(lines[0]?.choices.length, 1, 'the choices of the line');
  },
};
