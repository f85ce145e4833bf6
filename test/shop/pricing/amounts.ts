import type { PriceAdjustment } from '../catalogue/option-record';
import type { ProductRecord, Variant } from '../catalogue/product-record';

/** The price of one piece before tax, in the shop's default currency. */
export interface Amounts {
  /** The price without the sale. */
  base: number;
  sale: number | null;
  retail: number | null;
}

/** A price adjustment; one by `product` is resolved to an amount. */
export type KnownAdjustment = Exclude<PriceAdjustment, { by: 'product' }>;

/**
 * The price of a product or of one of its variants, plus the adjustments of the chosen modifiers. The product's sale
 * does not apply to a variant with its own price.
 */
export function amountsOf(
  product: ProductRecord,
  variant: Variant | null,
  adjustments: readonly KnownAdjustment[] = [],
): Amounts {
  const own = variant?.price ?? null;
  const base = own ?? product.price;
  const sale = own === null ? (variant?.salePrice ?? product.salePrice) : (variant?.salePrice ?? null);
  const add = (price: number): number =>
    adjustments.reduce((sum, { by, value }) => sum + (by === 'percent' ? (price * value) / 100 : value), price);
  return {
    base: add(base),
    sale: sale === null ? null : add(sale),
    retail: variant?.retailPrice ?? product.retailPrice,
  };
}

/** The price that the shopper pays for one piece. */
export const payable = ({ base, sale }: Amounts): number => sale ?? base;
