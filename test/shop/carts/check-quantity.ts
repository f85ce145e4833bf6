import type { ProductRecord, Variant } from '../catalogue/product-record';
import { availability } from '../choices/availability';
import { escapeHtml } from '../wire/escape-html';
import type { StockLedger } from '../world/stock-ledger';
import type { CartLine } from './cart';
import { maxQuantity } from './read-quantity';

/** A wanted quantity, and the other lines of the cart. */
export interface Wanted {
  product: ProductRecord;
  variant: Variant;
  quantity: number;
  otherLines: readonly CartLine[];
}

/**
 * The reason why a quantity is refused, as HTML text; null when it is accepted. Pieces already in the cart count. The
 * stock message is the platform's own; the others follow BigCommerce's Buyer Portal.
 */
export function checkQuantity({ product, variant, quantity, otherLines }: Wanted, stock: StockLedger): string | null {
  const name = escapeHtml(product.name);
  const ofProduct = otherLines.filter(({ productId }) => productId === product.id);
  const total = quantity + sum(ofProduct);
  if (!(quantity >= 1 && total <= maxQuantity)) return 'Please enter a valid quantity.';
  if (total < product.minimum) return `You need to purchase a minimum of ${product.minimum} of the ${name} per order.`;
  if (product.maximum > 0 && total > product.maximum) {
    return `You need to purchase a maximum of ${product.maximum} of the ${name} per order.`;
  }
  const level = availability(stock, product, variant).toSell;
  const shared =
    product.stock.counted === 'variant' ? ofProduct.filter(({ variantId }) => variantId === variant.id) : ofProduct;
  if (level !== null && quantity + sum(shared) > level) {
    return `We don't have enough ${name} stock on hand for the quantity you selected. Please try again.`;
  }
  return null;
}

const sum = (lines: readonly CartLine[]): number => lines.reduce((total, { quantity }) => total + quantity, 0);
