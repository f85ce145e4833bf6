import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { variantOptions } from '../../shop/catalogue/variant-options';
import { plainText } from '../../support/driver/plain-text';
import { escapeRegExp } from '../../theme/escape-reg-exp';
import type { ShownProduct } from './shown-product';

/** A pattern if only a part of the text is known; null or undefined if nothing may be visible. */
type Expected = { readonly [Field in keyof ShownProduct]?: ShownProduct[Field] | RegExp | null | undefined };

/**
 * The text that a shopper should read after a response of the shop. It is derived from the response alone, in the words
 * of the specification, not from the widgets' code.
 */
export function expectedProduct(product: ProductRecord, response: ProductAttributes): Expected {
  const { price, stock } = response;
  const canBeBought = Boolean(response.purchasable) && Boolean(response.instock);
  const range = price?.price_range;
  const line = (kind: 'with_tax' | 'without_tax') => {
    const from = range?.min?.[kind]?.formatted;
    const to = range?.max?.[kind]?.formatted;
    if (from && to && from !== to) return new RegExp(`^${escapeRegExp(from)}.+${escapeRegExp(to)}$`);
    return price?.[kind]?.formatted;
  };
  return {
    sku: response.sku || undefined,
    upc: response.upc || undefined,
    weight: response.weight?.formatted,
    stock: typeof stock === 'number' ? String(stock) : undefined,
    withTax: line('with_tax'),
    withoutTax: line('without_tax'),
    wasWithTax: range ? undefined : price?.non_sale_price_with_tax?.formatted,
    wasWithoutTax: range ? undefined : price?.non_sale_price_without_tax?.formatted,
    ...(range ? {} : { rrpWithTax: price?.rrp_with_tax?.formatted, rrpWithoutTax: price?.rrp_without_tax?.formatted }),
    saved: range ? undefined : price?.saved?.formatted,
    message: canBeBought
      ? undefined
      : plainText(response.stock_message || response.purchasing_message || '') || undefined,
    canBeBought,
    ...expectedValues(product, response),
  };
}

/** The file name of the response's image; undefined without an image. */
export const pictureFile = (response: ProductAttributes): string | undefined =>
  response.image?.data ? new URL(response.image.data).pathname.split('/').at(-1) : undefined;

function expectedValues(product: ProductRecord, response: ProductAttributes): Pick<Expected, 'values' | 'soldOut'> {
  const inStock = new Set((response.in_stock_attributes ?? []).map(String));
  // A value that a merchant's rule disables is hidden, whatever its stock.
  const ruledOut = (response.disabled_option_values ?? []).map(({ value_id: id }) => String(id));
  const all = product.options
    .flatMap((option) => ('values' in option ? option.values.map(({ id }) => String(id)) : []))
    .filter((id) => !ruledOut.includes(id));
  const counted = variantOptions(product).flatMap((option) => ('values' in option ? option.values : []));
  const outOfStock = counted.map(({ id }) => String(id)).filter((id) => !inStock.has(id));
  switch (response.out_of_stock_behavior) {
    case 'hide_option':
      return { values: all.filter((id) => !outOfStock.includes(id)), soldOut: [] };
    case 'label_option':
      return { values: all, soldOut: all.filter((id) => outOfStock.includes(id)) };
    default:
      return { values: all, soldOut: [] };
  }
}

/** Compares the shown fields with the expected ones. Each sentence names its field. */
export function differences(shown: ShownProduct, expected: Expected): string[] {
  return Object.entries(expected).flatMap(([field, wanted]) => {
    const found = shown[field as keyof ShownProduct];
    const right = wanted instanceof RegExp ? wanted.test(String(found)) : same(found, wanted);
    return right ? [] : [`${field}: shows ${JSON.stringify(found)}, should be ${String(wanted)}`];
  });
}

const same = (found: unknown, wanted: unknown) => JSON.stringify(found ?? null) === JSON.stringify(wanted ?? null);
