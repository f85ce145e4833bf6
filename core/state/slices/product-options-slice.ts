import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductAttributes } from '../../api/product-attributes';

/** The values that the widgets of one product scope share. */
export interface ProductOptionsEntry {
  productId: string;
  /** The newest answer about the chosen options; null while the server's markup stands. */
  attributes: ProductAttributes | null;
  /** Server HTML of the bulk prices; null while the server's markup stands, `''` when there are none. */
  bulkPricingHtml: string | null;
  /** An answer about the newest choice is awaited. */
  choosing: boolean;
  /** The shop gave no answer about the newest choice: the attributes are those of an older one. */
  choiceFailed: boolean;
  /** The product is on its way to the cart. */
  adding: boolean;
  /** How many the shopper wants. */
  quantity: number;
  /** The message about a wrong quantity, in the shopper's language; `''` for a right one. */
  quantityError: string;
  /** The cart's line that the last add made; null before. */
  addedItemId: string | null;
  /** The products that go into the cart along with this one: their ids, by the name of the field that chose them. */
  paired: Readonly<Record<string, string>>;
}

type OfScope<More = unknown> = PayloadAction<{ key: string } & More>;

/** Of a scope that may have no entry yet: `entry` is the one that it begins with. */
type OfNewScope<More = unknown> = OfScope<{ entry: ProductOptionsEntry } & More>;

type Products = Readonly<Record<string, ProductOptionsEntry>>;

const initialState: Products = {};

/** Product scopes by key. An entry begins with its first fact, not with its first widget. */
export const productOptionsSlice = createSlice({
  name: 'productOptions',
  initialState,
  reducers: {
    productLeft(products, { payload }: OfScope) {
      const { [payload.key]: _, ...others } = products;
      return others;
    },
    optionsChosen: (products, { payload: { key, entry } }: OfNewScope) =>
      change(products, key, { choosing: true }, entry),
    choiceFailed: (products, { payload }: OfScope) =>
      change(products, payload.key, { choosing: false, choiceFailed: true }),
    attributesReceived(products, { payload }: OfScope<{ attributes: ProductAttributes; content: string }>) {
      const { key, attributes, content } = payload;
      return change(products, key, {
        attributes,
        choosing: false,
        choiceFailed: false,
        // An answer without rates says nothing about them; one with rates and no HTML says there are none.
        ...(attributes.bulk_discount_rates !== undefined && { bulkPricingHtml: content }),
      });
    },
    quantityChanged: (products, { payload }: OfNewScope<{ quantity: number; error: string }>) =>
      change(products, payload.key, { quantity: payload.quantity, quantityError: payload.error }, payload.entry),
    pairChosen(products, { payload }: OfNewScope<{ field: string; productId: string }>) {
      const { [payload.field]: _, ...others } = products[payload.key]?.paired ?? {};
      const paired = payload.productId ? { ...others, [payload.field]: payload.productId } : others;
      return change(products, payload.key, { paired }, payload.entry);
    },
    addingStarted: (products, { payload: { key, entry } }: OfNewScope) =>
      change(products, key, { adding: true }, entry),
    addingEnded: (products, { payload }: OfScope<{ itemId: string | null }>) =>
      change(products, payload.key, {
        adding: false,
        ...(payload.itemId && { addedItemId: payload.itemId }),
      }),
  },
  selectors: {
    selectProductOptions: (products, key: string): ProductOptionsEntry | undefined => products[key],
  },
});

/**
 * Changes an entry; without one nothing happens, unless it may begin now: the entry of a scope that has left the page is
 * gone, and nobody needs its facts.
 *
 * @param first what a new entry begins with
 */
function change(
  products: Products,
  key: string,
  changes: Partial<ProductOptionsEntry>,
  first?: ProductOptionsEntry,
): Products {
  const entry = products[key] ?? first;
  return entry ? { ...products, [key]: { ...entry, ...changes } } : products;
}

export const {
  productLeft,
  optionsChosen,
  choiceFailed,
  attributesReceived,
  quantityChanged,
  pairChosen,
  addingStarted,
  addingEnded,
} = productOptionsSlice.actions;
export const { selectProductOptions } = productOptionsSlice.selectors;
