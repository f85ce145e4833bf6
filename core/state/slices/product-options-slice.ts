import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductAttributes } from '../../api/product-attributes';

export interface ProductOptionsEntry {
  productId: string;
  /** The newest response, or the rendered attributes. */
  attributes: ProductAttributes | null;
  /** Server HTML; null while the rendered markup is valid, `''` without bulk prices. */
  bulkPricingHtml: string | null;
  choosing: boolean;
  /** `attributes` belong to an older choice. */
  choiceFailed: boolean;
  adding: boolean;
  quantity: number;
  /** `''` if valid. */
  quantityError: string;
  /** The last cart line id that an add returned. */
  addedItemId: string | null;
  /** Ids of products added together with this one, by the field that chose them. */
  paired: Readonly<Record<string, string>>;
}

type OfScope<More = unknown> = PayloadAction<{ key: string } & More>;

type Products = Readonly<Record<string, ProductOptionsEntry>>;

const initialState: Products = {};

/** The scope's first action makes the entry (decision 5). */
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
        // A response without this field says nothing about bulk prices.
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

/** The scope may have left the page. */
function change(products: Products, key: string, changes: Partial<ProductOptionsEntry>): Products {
  const entry = products[key];
  return entry ? { ...products, [key]: { ...entry, ...changes } } : products;
}

export const { productLeft, productChanged, choiceFailed, attributesReceived, addingEnded } =
  productOptionsSlice.actions;
