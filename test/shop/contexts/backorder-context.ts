import { backorderPrompt, inventorySettings } from '../catalogue/inventory-settings';
import type { ProductRecord, Variant } from '../catalogue/product-record';
import { availability } from '../choices/availability';
import type { Visit } from '../sessions/visit';

/**
 * The backorder keys of product pages and option calls. Without a backorder limit, `available_to_sell` is the stock on
 * hand and clients read `unlimited_backorder`.
 */
export function backorderContext(
  { world }: Visit,
  product: ProductRecord,
  variant: Variant | null,
): Record<string, unknown> {
  const { onHand, forBackorder, toSell } = availability(world.stock, product, variant);
  const isOffered = product.backorder !== null;
  return {
    available_on_hand: onHand,
    available_for_backorder: forBackorder,
    available_to_sell: toSell ?? onHand,
    unlimited_backorder: forBackorder === null,
    show_backorder_availability_prompt: isOffered,
    backorder_availability_prompt: isOffered ? backorderPrompt : null,
  };
}

/** The display settings for backorders. They also apply when only products of a pick list can be backordered. */
export function backorderDisplay({ backorder, options }: ProductRecord): Record<string, unknown> {
  const matters = backorder !== null || options.some(({ kind }) => kind === 'pick-list');
  return {
    show_quantity_on_backorder: matters && inventorySettings.show_quantity_on_backorder,
    show_backorder_message: matters && inventorySettings.show_backorder_message,
  };
}
