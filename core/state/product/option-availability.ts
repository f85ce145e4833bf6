import type { ProductAttributes } from './product-attributes';

export type Availability = 'shown' | 'hidden' | 'labelled';

/**
 * A merchant's rule hides values; the shop's setting hides or labels those out of stock.
 *
 * @returns the availability by value id
 */
export function readAvailability(attributes: ProductAttributes | null): (valueId: string) => Availability {
  const ruledOut = idsOf(attributes?.disabled_option_values?.map((value) => value.value_id));
  const behaviour = attributes?.out_of_stock_behavior;
  const outOfStock = behaviour === 'hide_option' ? 'hidden' : behaviour === 'label_option' ? 'labelled' : 'shown';
  // Without this list the stock is unknown, so every value counts.
  const inStock = attributes?.in_stock_attributes ? idsOf(attributes.in_stock_attributes) : null;
  return (valueId) => {
    if (ruledOut.has(valueId)) return 'hidden';
    return !valueId || !inStock || inStock.has(valueId) ? 'shown' : outOfStock;
  };
}

/** The shop's text, else the template's. */
export function soldOutNote(attributes: ProductAttributes | null, words: string): string {
  const message = attributes?.out_of_stock_message || words;
  return message && `(${message})`;
}

const idsOf = (ids: readonly (number | null | undefined)[] | null | undefined): Set<string> =>
  new Set((ids ?? []).map(String));
