import type { PickableProduct, ProductAttributes } from '../../../core/state/product/product-attributes';
import { pickedProducts } from '../options/picked-products';

/** How many the store can sell at most, and what sets the limit. */
export interface SellLimit {
  readonly quantity: number;
  /** The value of the picked product that sets it; null when the product itself does. */
  readonly valueId: string | null;
}

/**
 * How many of a product the store can sell as it is chosen: what there is of it and of the products picked with it,
 * later deliveries included. Null where nothing is known to end; an answer of 0 says nothing, other fields say that a
 * product is sold out.
 */
export function sellLimit(attributes: ProductAttributes | null): SellLimit | null {
  const limits = [{ stock: attributes ?? {}, valueId: null }, ...pickedProducts(attributes)].flatMap(
    ({ stock, valueId }) => {
      const quantity = toSell(stock);
      return quantity === null ? [] : [{ quantity, valueId }];
    },
  );
  // Of equal limits the product's own comes first.
  return limits.reduce<SellLimit | null>((least, one) => (least && least.quantity <= one.quantity ? least : one), null);
}

function toSell({ unlimited_backorder: isEndless, available_to_sell: quantity }: PickableProduct): number | null {
  return isEndless !== true && typeof quantity === 'number' && quantity > 0 ? quantity : null;
}
