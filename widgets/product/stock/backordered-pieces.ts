import type { PickableProduct } from '../../../core/state/product/product-attributes';

/** What there is of a product, and what can be ordered beyond: of the product itself, or of a picked one. */
type Stock = Pick<PickableProduct, 'available_on_hand' | 'available_for_backorder' | 'unlimited_backorder'>;

/** Whether more can be ordered than there is. */
export function offersBackorder({ unlimited_backorder, available_for_backorder }: Stock): boolean {
  return unlimited_backorder === true || (available_for_backorder ?? 0) > 0;
}

/**
 * How many of the wanted pieces come later: what is beyond the pieces on hand, where it can be ordered at all. None
 * where the store does not say how many there are, or would refuse the quantity.
 *
 * @param quantity pieces that the shopper wants
 */
export function backorderedPieces(stock: Stock, quantity: number): number {
  const { available_on_hand: onHand, available_for_backorder, unlimited_backorder } = stock;
  if (typeof onHand !== 'number' || !offersBackorder(stock)) return 0;
  const later = quantity - Math.max(0, onHand);
  const isRefused = unlimited_backorder !== true && later > (available_for_backorder ?? 0);
  return isRefused ? 0 : Math.max(0, later);
}
