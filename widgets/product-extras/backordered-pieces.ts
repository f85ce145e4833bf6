import type { PickableProduct } from '../../core/state/product/product-attributes';

/** The stock of a product or of a picked product, and the number that can be ordered beyond it. */
type Stock = Pick<PickableProduct, 'available_on_hand' | 'available_for_backorder' | 'unlimited_backorder'>;

/** Whether more can be ordered than is in stock. */
export function offersBackorder({ unlimited_backorder, available_for_backorder }: Stock): boolean {
  return unlimited_backorder === true || (available_for_backorder ?? 0) > 0;
}

/**
 * The number of wanted pieces that are delivered later: those beyond the pieces on hand. 0 if the stock is unknown, if no
 * more can be ordered, or if the shop would refuse the quantity.
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
