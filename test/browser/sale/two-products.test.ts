import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { chooseValue } from './choose-option';
import { cartLines } from '../cart/read-cart';
import { shownProduct } from './shown-product';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { validateMarkup } from '../driver/validate-markup';
import { watchAnswers, type Answers } from '../driver/watch-answers';
import { buyableVariants } from '../account/wishes';

const { products } = makeCatalogue();
const withVariants = products.filter(
  (product) =>
    product.options.length > 0 &&
    product.options.every((one) => 'values' in one) &&
    buyableVariants(product).length > 2,
);
const [behind, above] = withVariants;
if (!behind || !above) throw new Error('the catalogue lacks two products with variants');
const pairs = [
  ['another product', above],
  ['the page’s own product', behind],
] as const;

/** Puts the shop's quick view into its dialog over the page, as the widget that opens it does. */
async function openQuickView(page: Page, product: ProductRecord): Promise<void> {
  await page.evaluate(async (id) => {
    const answer = await fetch(`/products.php?productId=${id}`, {
      headers: {
        'stencil-config': '{}',
        'stencil-options': JSON.stringify({ render_with: 'products/quick-view' }),
        'x-requested-with': 'stencil-utils',
      },
    });
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-name="quick-view"]');
    const body = dialog?.querySelector('[data-part="body"]');
    if (!dialog || !body) throw new Error('the layout has no dialog for a quick view');
    body.innerHTML = await answer.text();
    dialog.showModal();
  }, product.id);
  await untilMounted(page, 'dialog[data-name="quick-view"] [data-widget]');
}

describe.each(pairs)('over a product, a quick view of %s', (_, quick) => {
  const shop = useShop();

  async function openBoth() {
    let answers: Answers | undefined;
    const { page } = await shop.open(`/${behind?.slug}/`, {
      before: async (opened) => void (answers = watchAnswers(opened)),
    });
    if (!answers) throw new Error('the page was opened before it was watched');
    await openQuickView(page, quick);
    await answers.settle();
    const below = page.locator('main .productView').first();
    const over = page.locator('dialog[data-name="quick-view"] .productView');
    return { page, answers, below, over };
  }

  it('shares no id with the page, and the markup is valid', async () => {
    const { page } = await openBoth();
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(repeated).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
  });

  it('changes by itself, and leaves the page as it was', async () => {
    const { answers, below, over } = await openBoth();
    const before = await shownProduct(below);
    const [option] = quick.options.slice(-1);
    const variant = buyableVariants(quick).find(({ sku }) => sku !== before.sku);
    if (!option || !variant) throw new Error('nothing to choose');
    for (const [id, value] of variant.values) {
      const isChosen = await over.locator(`[name="attribute[${id}]"][value="${value}"]:checked`).count();
      if (!isChosen) await answers.after(() => chooseValue(over, `attribute[${id}]`, value));
    }
    expect((await shownProduct(over)).sku).toBe(variant.sku);
    expect(await shownProduct(below)).toEqual(before);
  });

  it('adds what it shows', async () => {
    const { page, answers, over } = await openBoth();
    const [variant] = buyableVariants(quick).slice(-1);
    if (!variant) throw new Error('nothing to choose');
    for (const [id, value] of variant.values) {
      const isChosen = await over.locator(`[name="attribute[${id}]"][value="${value}"]:checked`).count();
      if (!isChosen) await answers.after(() => chooseValue(over, `attribute[${id}]`, value));
    }
    await over.locator('form[data-cart-item-add] [type="submit"]').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([variant.id]);
  });

  it('takes its widgets with it when it goes', async () => {
    const { page } = await openBoth();
    await page.evaluate(() => {
      const body = document.querySelector('dialog[data-name="quick-view"] [data-part="body"]');
      body?.replaceChildren();
    });
    await page.waitForFunction(() => window.storefrontWidgets?.slots().every(({ element }) => element.isConnected));
  });
});
