import { backorderMessages } from '../catalogue/inventory-settings';
import type { ProductRecord, Variant } from '../catalogue/product-record';
import { availability } from '../choices/availability';
import type { Choice } from '../choices/choice';
import type { Visit } from '../sessions/visit';

/**
 * `stock_position` of a line: the quantity on hand and the backordered quantity; null when nothing is backordered. The
 * keys are from Cornerstone's templates/components/cart/content.
 */
export function stockPosition(
  { world }: Visit,
  product: ProductRecord,
  variant: Variant | null,
  quantity: number,
): object | null {
  const { onHand } = availability(world.stock, product, variant);
  if (!product.backorder || onHand === null || quantity <= onHand) return null;
  const { messageId } = product.backorder;
  const message =
    backorderMessages.find(({ id }) => id === messageId) ?? backorderMessages.find((one) => one.is_default);
  return {
    quantity_on_hand: onHand,
    quantity_backordered: quantity - onHand,
    backorder_message: message?.message ?? '',
  };
}

/** The stock position of a pick-list product, in the shape of its option. */
export function pickedPosition(
  visit: Visit,
  { value }: Choice,
  quantity: number,
): { linked_bundled_item?: { stock_position: object } } {
  const product = value?.productId ? visit.world.catalogue.findProduct(value.productId) : undefined;
  const position = product ? stockPosition(visit, product, null, quantity) : null;
  return position ? { linked_bundled_item: { stock_position: position } } : {};
}
