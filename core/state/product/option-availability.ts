import type { ProductAttributes } from './product-attributes';

/** How a value of an option is shown: as it is, not at all, or labelled as out of stock. */
export type Availability = 'shown' | 'hidden' | 'labelled';

/**
 * Reads from the shop's answer which values can be chosen. Values that a rule of the merchant disables are always
 * hidden. Values that are out of stock are hidden or labelled by the shop's setting; any other setting shows them.
 *
 * @returns a function from a value's id, as the template prints it, to its availability
 */
export function readAvailability(attributes: ProductAttributes | null): (valueId: string) => Availability {
  const ruledOut = idsOf(attributes?.disabled_option_values?.map((value) => value.value_id));
  const behaviour = attributes?.out_of_stock_behavior;
  const outOfStock = behaviour === 'hide_option' ? 'hidden' : behaviour === 'label_option' ? 'labelled' : 'shown';
  // An answer without this list tells nothing about stock, so every value counts as in stock.
  const inStock = attributes?.in_stock_attributes ? idsOf(attributes.in_stock_attributes) : null;
  return (valueId) => {
    if (ruledOut.has(valueId)) return 'hidden';
    return !valueId || !inStock || inStock.has(valueId) ? 'shown' : outOfStock;
  };
}

/** The note behind a value that is out of stock, `(Sold out)`: in the shop's words, else in the template's. */
export function soldOutNote(attributes: ProductAttributes | null, words: string): string {
  const message = attributes?.out_of_stock_message || words;
  return message && `(${message})`;
}

const idsOf = (ids: readonly (number | null | undefined)[] | null | undefined): Set<string> =>
  new Set((ids ?? []).map(String));
