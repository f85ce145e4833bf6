import type { ProductRecord } from '../catalogue/product-record';
import { amountsOf, payable } from './amounts';

/** The lowest and highest price of the variants; null when all cost the same. */
export function priceRange(product: ProductRecord): readonly [number, number] | null {
  const prices = product.variants.map((variant) => payable(amountsOf(product, variant)));
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return low < high ? [low, high] : null;
}
