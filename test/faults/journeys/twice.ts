import { chooseValue } from '../../support/shopping/choose-option';
import type { Journey } from '../journey';
import { chooseAnOption } from './buy';
import { filterList } from './lists';

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

/** The shopper selects a second filter before the first list arrives: the list has both filters. */
export const filterTwice: Journey = {
  ...filterList,
  name: 'filter twice',
  act: async ({ page }) => {
    await Promise.all([
      page.waitForRequest((request) => request.url().includes('brand=')),
      page.click('main a[data-faceted-search-facet]:has-text("Ropewalk")'),
    ]);
    await page.click('main a[data-faceted-search-facet]:has-text("Fell & Sons")');
    await page.waitForTimeout(800);
  },
  done: '[data-listing-status]:has-text("8 products")',
};
