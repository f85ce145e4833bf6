import type { ProductRecord, Variant } from '../catalogue/product-record';
import type { StockLedger } from '../world/stock-ledger';

/** The stock of a product or variant, and the items that can be ordered beyond it. */
export interface Availability {
  /** null when stock isn't counted. */
  onHand: number | null;
  /** Backorders beyond the stock; null when unlimited. */
  forBackorder: number | null;
  /** The sum of both; null when unlimited. */
  toSell: number | null;
}

/** How many pieces of a product, or of one of its variants, can be sold now. */
export function availability(stock: StockLedger, product: ProductRecord, variant: Variant | null): Availability {
  const onHand = stock.level(product, variant);
  const forBackorder = product.backorder ? product.backorder.limit : 0;
  const toSell = onHand === null || forBackorder === null ? null : onHand + forBackorder;
  return { onHand, forBackorder, toSell };
}

/** Whether at least one piece can be sold, now or as a backorder. */
export const canBeSold = (stock: StockLedger, product: ProductRecord, variant: Variant | null): boolean =>
  availability(stock, product, variant).toSell !== 0;
