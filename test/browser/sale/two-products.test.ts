import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { ProductRecord, Variant } from '../../shop/catalogue/product-record';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { validateMarkup } from '../../support/driver/validate-markup';
import type { ResponseWatch } from '../../support/driver/watch-responses';
import { chooseValue } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { buyableVariants } from '../../support/shopping/wishes';
import { openSalePage } from './sale-page';
import { shownProduct } from './shown-product';

const { products } = makeCatalogue();
const withVariants = products.filter(
  (product) =>
    product.options.length > 0 &&
    product.options.every((one) => 'values' in one) &&
    buyableVariants(product).length > 2,
);
const [pageProduct, otherProduct] = withVariants;
if (!pageProduct || !otherProduct) throw new Error('the catalogue lacks two products with variants');

/** Puts the shop's quick view into its dialog over the page, as the widget does. */
async function openQuickView(page: Page, product: ProductRecord): Promise<void> {
  // The driver loses an evaluation that waits for this request: "Resulting promise was garbage collected".
  await page.evaluate((id) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', `/products.php?productId=${id}`);
    request.setRequestHeader('stencil-config', '{}');
    request.setRequestHeader('stencil-options', JSON.stringify({ render_with: 'products/quick-view' }));
    request.setRequestHeader('x-requested-with', 'stencil-utils');
    request.addEventListener('load', () => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[data-name="quick-view"]');
      dialog?.querySelector('[data-part="body"]')?.replaceChildren(...request.responseXML!.body.childNodes);
      dialog?.showModal();
    });
    request.send();
  }, product.id);
  await page.locator('dialog[data-name="quick-view"][open] .productView').waitFor();
  await untilMounted(page, 'dialog[data-name="quick-view"] [data-widget]');
}

/** Selects the values of a variant that are not selected yet. */
async function chooseVariant(over: Locator, variant: Variant, responses: ResponseWatch): Promise<void> {
  for (const [id, value] of variant.values) {
    const isChosen = await over.locator(`[name="attribute[${id}]"][value="${value}"]:checked`).count();
    if (!isChosen) await responses.after(() => chooseValue(over, `attribute[${id}]`, value));
  }
}

describe('a quick view over a product page, of another product and of the same one', () => {
  const shop = useShop();

  it('shares no state with the page, removes its widgets when it closes, and adds its own variant', async () => {
    const { page, responses, view: below } = await openSalePage(shop, pageProduct, { before: mountAtOnce });
    const over = page.locator('dialog[data-name="quick-view"] .productView');
    const before = await shownProduct(below);
    for (const quick of [otherProduct, pageProduct]) {
      await openQuickView(page, quick);
      await responses.settle();
      const repeated = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
      expect([quick.name, repeated, await validateMarkup(page)]).toEqual([quick.name, [], []]);

      const other = buyableVariants(quick).find(({ sku }) => sku !== before.sku);
      if (!other) throw new Error('nothing to choose');
      await chooseVariant(over, other, responses);
      expect((await shownProduct(over)).sku).toBe(other.sku);
      expect(await shownProduct(below)).toEqual(before);

      await page.evaluate(() => {
        const body = document.querySelector('dialog[data-name="quick-view"] [data-part="body"]');
        body?.replaceChildren();
      });
      expect(await over.count()).toBe(0);
      await page.waitForFunction(() => window.storefrontWidgets?.slots().every(({ element }) => element.isConnected));
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[data-name="quick-view"]')?.close());
    }

    const [last] = buyableVariants(pageProduct).slice(-1);
    if (!last) throw new Error('nothing to buy');
    await openQuickView(page, pageProduct);
    await responses.settle();
    await chooseVariant(over, last, responses);
    await over.locator('form[data-cart-item-add] [type="submit"]').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([last.id]);
  });
});
