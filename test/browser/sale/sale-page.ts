import type { Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { ProductRecord, Variant } from '../../shop/catalogue/product-record';
import type { OpenOptions } from '../../support/driver/open-page';
import type { Shop } from '../../support/driver/use-shop';
import { useVisits, type VisitOptions } from '../../support/driver/use-visits';
import { type ResponseWatch, watchResponses } from '../../support/driver/watch-responses';
import { buyableVariants } from '../../support/shopping/wishes';

/** A product whose only option is a list of values that make variants, with two variants to select in turn. */
export interface Choosable {
  readonly product: ProductRecord;
  /** The name of the option's fields. */
  readonly field: string;
  readonly variants: readonly [Variant, Variant];
  /** The value that selects a variant. */
  valueOf(variant: Variant): number;
}

/** The first such product of the catalogue. */
export function findChoosable(): Choosable {
  for (const product of makeCatalogue().products) {
    const [option, ...others] = product.options;
    const [first, second] = buyableVariants(product).slice(-2);
    if (!option || !('values' in option) || others.length > 0 || !first || !second) continue;
    if (buyableVariants(product).length < 3) continue;
    const valueOf = (variant: Variant) => variant.values.get(option.id) ?? 0;
    return { product, field: `attribute[${option.id}]`, variants: [first, second], valueOf };
  }
  throw new Error('the catalogue has no product with a single list of values');
}

/** The elements with which a product is bought. */
const partsOf = (page: Page) => {
  const view = page.locator('main .productView').first();
  const form = view.locator('form[data-cart-item-add]');
  return { view, form, button: form.locator('#form-action-addToCart') };
};

/** Gives the tests of a describe block one shared page, which opens products as a new shopper each time. */
export function useSalePage(shop: Shop) {
  let responses: ResponseWatch | undefined;
  const open = useVisits(shop, async (page) => void (responses = watchResponses(page)));
  return async ({ slug }: ProductRecord, options: VisitOptions = {}) => {
    const opened = await open(`/${slug}/`, options);
    if (!responses) throw new Error('the page was opened before it was watched');
    await responses.settle();
    return { ...opened, responses, ...partsOf(opened.page) };
  };
}

/** Opens a product's page, and watches its option calls from the start. */
export async function openSalePage(shop: Shop, product: ProductRecord, options: OpenOptions = {}) {
  let responses: ResponseWatch | undefined;
  const opened = await shop.open(`/${product.slug}/`, {
    ...options,
    before: async (page) => {
      responses = watchResponses(page);
      await options.before?.(page);
    },
  });
  if (!responses) throw new Error('the page was opened before it was watched');
  await responses.settle();
  return { ...opened, responses, ...partsOf(opened.page) };
}
