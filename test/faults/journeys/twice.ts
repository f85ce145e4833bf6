import { chooseValue } from '../../support/shopping/choose-option';
import type { Journey } from '../journey';
import { chooseAnOption } from './buy';

const form = 'main .productView form[data-cart-item-add]';

/** The shopper chooses again before the first response arrives: the last choice wins. */
export const chooseTwice: Journey = {
  ...chooseAnOption,
  name: 'choose twice',
  act: async ({ page }) => {
    await Promise.all([
      page.waitForRequest('**/remote/v1/product-attributes/**'),
      chooseValue(page.locator(form), 'attribute[10301]', 1_030_104),
    ]);
    await chooseValue(page.locator(form), 'attribute[10301]', 1_030_103);
    // Time for the outdated response to arrive.
    await page.waitForTimeout(800);
  },
  done: 'main [data-product-sku]:text-matches("TRIC")',
};
