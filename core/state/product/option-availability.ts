import type { ProductAttributes } from './product-attributes';

/** How a value of an option is shown: as it is, not at all, or labelled as out of stock. */
export type Availability = 'shown' | 'hidden' | 'labelled';

/**
 * Reads from the shop's response which values can be chosen. Values that a rule of the merchant disables are always
 * hidden. The shop's setting hides or labels values that are out of stock; any other setting shows them.
 *
 * @returns a function from a value's id, as the template renders it, to its availability
 */
export function readAvailability(attributes: ProductAttributes | null): (valueId: string) => Availability {
  const ruledOut = idsOf(attributes?.disabled_option_values?.map((value) => value.value_id));
  const behaviour = attributes?.out_of_stock_behavior;
  const outOfStock = behaviour === 'hide_option' ? 'hidden' : behaviour === 'label_option' ? 'labelled' : 'shown';
  // Without this list the stock is not known, so every value counts as in stock.
  const inStock = attributes?.in_stock_attributes ? idsOf(attributes.in_stock_attributes) : null;
  return (valueId) => {
    if (ruledOut.has(valueId)) return 'hidden';
    return !valueId || !inStock || inStock.has(valueId) ? 'shown' : outOfStock;
  };
}

/** The note after a value that is out of stock, e.g. `(Sold out)`: the shop's text, else the template's. */
export function soldOutNote(attributes: ProductAttributes | null, words: string): string {
  const message = attributes?.out_of_stock_message || words;
  return message && `(${message})`;
}

const idsOf = (ids: readonly (number | null | undefined)[] | null | undefined): Set<string> =>
  new Set((ids ?? []).map(String));
