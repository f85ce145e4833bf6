import type { ProductAttributes } from '../../../core/state/product/product-attributes';

/** How a value of an option is shown: as it is, not at all, or with the words that it is out of stock. */
export type Availability = 'shown' | 'hidden' | 'labelled';

/**
 * What the store's answer says of each value. A rule of the merchant hides its values whatever the store does about
 * stock; values out of stock are hidden or labelled as the store's settings say, and left alone by any other word.
 *
 * @returns tells a value's availability by its id, as the template prints it
 */
export function readAvailability(attributes: ProductAttributes | null): (valueId: string) => Availability {
  const ruledOut = idsOf(attributes?.disabled_option_values?.map((value) => value.value_id));
  const behaviour = attributes?.out_of_stock_behavior;
  const outOfStock = behaviour === 'hide_option' ? 'hidden' : behaviour === 'label_option' ? 'labelled' : 'shown';
  // An answer that names no values says nothing about them.
  const inStock = attributes?.in_stock_attributes ? idsOf(attributes.in_stock_attributes) : null;
  return (valueId) => {
    if (!valueId || ruledOut.has(valueId)) return valueId ? 'hidden' : 'shown';
    return !inStock || inStock.has(valueId) ? 'shown' : outOfStock;
  };
}

/** What is written behind a value that is out of stock, `(Sold out)`: the store's words, else the template's. */
export function soldOutNote(attributes: ProductAttributes | null, words: string): string {
  const message = attributes?.out_of_stock_message || words;
  return message && `(${message})`;
}

const idsOf = (ids: readonly (number | null | undefined)[] | null | undefined): Set<string> =>
  new Set((ids ?? []).map(String));
