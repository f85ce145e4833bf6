import type { ProductRecord } from '../catalogue/product-record';
import { amountsOf, payable } from './amounts';

/** The prices of the cheapest and the dearest variant; null when they cost the same. */
export function priceRange(product: ProductRecord): readonly [number, number] | null {
  const prices = product.variants.map((variant) => payable(amountsOf(product, variant)));
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return low < high ? [low, high] : null;
}
