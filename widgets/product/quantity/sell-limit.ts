import type { PickableProduct, ProductAttributes } from '../../../core/state/product/product-attributes';
import { pickedProducts } from '../../../core/state/product/picked-products';

/** The largest quantity that the shop can sell, and the product that sets this limit. */
export interface SellLimit {
  readonly quantity: number;
  /** The value id of the picked product that sets the limit; null when the product itself does. */
  readonly valueId: string | null;
}

/**
 * The largest quantity of the chosen product that the shop can sell: the smallest stock of the product and of the products
 * picked with it, including backorders. Null without a known limit. A stock of 0 is no limit here: other fields report that
 * a product is sold out.
 */
export function sellLimit(attributes: ProductAttributes | null): SellLimit | null {
  const limits = [{ stock: attributes ?? {}, valueId: null }, ...pickedProducts(attributes)].flatMap(
    ({ stock, valueId }) => {
      const quantity = toSell(stock);
      return quantity === null ? [] : [{ quantity, valueId }];
    },
  );
  // If limits are equal, the first one wins. The product's own limit is first.
  return limits.reduce<SellLimit | null>((least, one) => (least && least.quantity <= one.quantity ? least : one), null);
}

function toSell({ unlimited_backorder: isEndless, available_to_sell: quantity }: PickableProduct): number | null {
  return isEndless !== true && typeof quantity === 'number' && quantity > 0 ? quantity : null;
}
