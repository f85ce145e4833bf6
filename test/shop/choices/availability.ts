import type { ProductRecord, Variant } from '../catalogue/product-record';
import type { StockLedger } from '../world/stock-ledger';

/** The stock of something, and the pieces that can be ordered beyond it. */
export interface Availability {
  /** null when it isn't counted. */
  onHand: number | null;
  /** Beyond what is on hand; null when there is no limit. */
  forBackorder: number | null;
  /** Both together; null when there is no limit. */
  toSell: number | null;
}

/** The pieces of a product, or of one of its variants, that can be sold now. */
export function availability(stock: StockLedger, product: ProductRecord, variant: Variant | null): Availability {
  const onHand = stock.level(product, variant);
  const forBackorder = product.backorder ? product.backorder.limit : 0;
  const toSell = onHand === null || forBackorder === null ? null : onHand + forBackorder;
  return { onHand, forBackorder, toSell };
}

/** Whether at least one can be sold, be it later. */
export const canBeSold = (stock: StockLedger, product: ProductRecord, variant: Variant | null): boolean =>
  availability(stock, product, variant).toSell !== 0;
