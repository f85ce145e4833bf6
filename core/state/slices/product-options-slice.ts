import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductAttributes } from '../../api/product-attributes';

/** The values that the widgets of one product scope share. */
export interface ProductOptionsEntry {
  productId: string;
  /** The shop's newest response, or the attributes that the platform rendered; null when there are neither. */
  attributes: ProductAttributes | null;
  /** Server HTML of the bulk prices; null while the rendered markup is valid, `''` when there are no bulk prices. */
  bulkPricingHtml: string | null;
  /** The response about the newest choice is pending. */
  choosing: boolean;
  /** The request for the newest choice failed: `attributes` belong to an older choice. */
  choiceFailed: boolean;
  /** The product is being added to the cart. */
  adding: boolean;
  /** The quantity that the shopper wants. */
  quantity: number;
  /** The message about an invalid quantity, in the shopper's language; `''` for a valid one. */
  quantityError: string;
  /** The id of the cart line that the last add returned; null until an add has returned one. */
  addedItemId: string | null;
  /**
   * Ids of the products that are added together with this product. The key is the name of the field in which the
   * shopper chose the product.
   */
  paired: Readonly<Record<string, string>>;
}

type OfScope<More = unknown> = PayloadAction<{ key: string } & More>;

type Products = Readonly<Record<string, ProductOptionsEntry>>;

const initialState: Products = {};

/** Product scopes by key. An entry is made by the scope's first action, not by its first widget (decision 5). */
export const productOptionsSlice = createSlice({
  name: 'productOptions',
  initialState,
  reducers: {
    productLeft(products, { payload }: OfScope) {
      const { [payload.key]: _, ...others } = products;
      return others;
    },
    productChanged: (products, { payload: { key, entry } }: OfScope<{ entry: ProductOptionsEntry }>) => ({
      ...products,
      [key]: entry,
    }),
    choiceFailed: (products, { payload }: OfScope) =>
      change(products, payload.key, { choosing: false, choiceFailed: true }),
    attributesReceived(products, { payload }: OfScope<{ attributes: ProductAttributes; content: string }>) {
      const { key, attributes, content } = payload;
      return change(products, key, {
        attributes,
        choosing: false,
        choiceFailed: false,
        // A response without this field says nothing about bulk prices. If it has the field and the HTML is empty, the
        // product has no bulk prices.
        ...(attributes.bulk_discount_rates !== undefined && { bulkPricingHtml: content }),
      });
    },
    addingEnded: (products, { payload }: OfScope<{ itemId: string | null }>) =>
      change(products, payload.key, {
        adding: false,
        ...(payload.itemId && { addedItemId: payload.itemId }),
      }),
  },
});

/** Changes an entry. Nothing changes if the scope has left the page, because its entry was removed. */
function change(products: Products, key: string, changes: Partial<ProductOptionsEntry>): Products {
  const entry = products[key];
  return entry ? { ...products, [key]: { ...entry, ...changes } } : products;
}

export const { productLeft, productChanged, choiceFailed, attributesReceived, addingEnded } =
  productOptionsSlice.actions;
