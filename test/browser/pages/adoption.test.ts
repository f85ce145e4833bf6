import { describe, expect, it } from '@jest/globals';
import words from '../../../theme-templates/lang/en.json';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { coveringProducts } from '../../shop/catalogue/covering-products';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { holdCode } from '../../support/driver/hold-code';
import { plainText } from '../../support/driver/plain-text';
import { changedSlots, readableText, rememberSlots } from '../../support/driver/remember-slots';
import { respondForOthers } from '../../support/driver/respond-for-others';
import { untilMounted } from '../../support/driver/until-mounted';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';

const { products, categories } = makeCatalogue();

/** The traits of a product that change its markup, or the shop's response about its options. */
const traitsOf = ({ options, ...product }: ProductRecord): string[] => [
  ...options.map(({ kind }) => kind),
  ...(options.length > 0 ? [product.outOfStockBehaviour] : ['plain']),
  ...(product.videos.length > 0 ? ['videos'] : []),
  ...(product.backorder ? ['backorder'] : []),
  ...(product.bulkRates.length > 0 ? ['prices for larger quantities'] : []),
  ...(product.notPurchasable ? ['not for sale'] : []),
  ...(product.callForPrice ? ['without a price'] : []),
];
const pages = [
  ...['/', '/cart.php', ...categories.slice(0, 1).map(({ slug }) => `/${slug}/`)].map(
    (path) => [path, undefined] as const,
  ),
  ...coveringProducts(traitsOf).map((product) => [`/${product.slug}/`, product] as const),
];

/** The texts that the shop's response removes. No template can know them. */
const removedTexts = (product: ProductRecord | undefined): string[] => [
  ...(reasonOf(product).length > 0 ? [words.products.unavailable] : []),
  ...hiddenValues(product),
];

const hiddenValues = (product: ProductRecord | undefined): string[] =>
  product?.outOfStockBehaviour === 'hide_option'
    ? product.options.flatMap((option) => ('values' in option ? option.values.map(({ label }) => label) : []))
    : [];

/**
 * The reason why a product is not for sale, as plain text. The platform gives it to scripts only. A product with a price
 * on request shows how to ask instead.
 */
const reasonOf = (product: ProductRecord | undefined): string[] =>
  product?.notPurchasable && !product.callForPrice ? [plainText(product.notPurchasable)] : [];

describe('mounting', () => {
  const shop = useShop();
  let shifts = async (): Promise<string[]> => [];
  const { begin } = useOnePage(shop, async (page) => {
    await respondForOthers(page);
    // Mount all slots at once, not only the visible ones.
    await page.addInitScript(() => {
      // This runs before deferred scripts, so that the loader finds the slots with this moment.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const slot of document.querySelectorAll<HTMLElement>('[data-widget]')) slot.dataset.widgetWhen = 'now';
      });
    });
    shifts = await watchLayout(page);
  });

  it.each(pages)('%s keeps every element, changes only parts, and shifts nothing', async (path, product) => {
    const { page } = await begin();
    const release = await holdCode(page);
    await visit(page, shop.url + path);
    expect(await rememberSlots(page)).toBeGreaterThan(3);
    const rendered = await readableText(page);
    // On a busy machine the browser paints a page in parts while it arrives.
    const arriving = (await shifts()).length;

    await release();
    await untilMounted(page, '[data-widget]');
    await painted(page);

    expect(await changedSlots(page)).toEqual([]);
    // The price of a paired product is a response of the shop, which may have arrived.
    const shown = (await readableText(page)).map((line) => line.replace(/ \+ \$[\d.]+ per pack$/, ''));
    expect(shown.filter((line) => !rendered.includes(line))).toEqual(reasonOf(product));
    const gone = rendered.filter((line) => !shown.includes(line));
    expect(gone.filter((line) => !removedTexts(product).includes(line))).toEqual([]);
    // A sold-out value becomes longer by this text, and a hidden value leaves a gap.
    const values = /data-product-attribute-value|form-option|productOptions-list/;
    expect((await shifts()).slice(arriving).filter((shift) => !values.test(shift))).toEqual([]);
  });

  it('keeps typed text, its selection and the focus', async () => {
    const product = products.find(({ options }) => options.some(({ kind }) => kind === 'text'));
    const option = product?.options.find(({ kind }) => kind === 'text');
    if (!product || !option) throw new Error('no product has a text to fill in');
    const { page } = await begin();
    const release = await holdCode(page);
    await visit(page, `${shop.url}/${product.slug}/`);
    const field = page.locator(`[name="attribute[${option.id}]"]`);
    await page.locator('.productView [name="qty[]"]').fill('3');
    await field.fill('Open daily');
    await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(2, 6));

    await release();
    await untilMounted(page, '[data-widget="product-options"], [data-widget="quantity"]');

    expect(await page.locator('.productView [name="qty[]"]').inputValue()).toBe('3');
    expect(
      await field.evaluate((element: HTMLInputElement) => ({
        value: element.value,
        selection: [element.selectionStart, element.selectionEnd],
        hasFocus: document.activeElement === element,
      })),
    ).toEqual({ value: 'Open daily', selection: [2, 6], hasFocus: true });
  });
});
