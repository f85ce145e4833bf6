import { backorderPrompt, inventorySettings } from '../catalogue/inventory-settings';
import type { ProductRecord, Variant } from '../catalogue/product-record';
import { availability } from '../choices/availability';
import type { Visit } from '../sessions/visit';

/**
 * The keys of a product's page and of option calls about ordering more than there is. Without a limit there is no
 * number to sell: then it is what is on hand, and `unlimited_backorder` counts.
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

/** The settings of a page's notes about it; they hold also where the products of a pick list may follow later. */
export function backorderDisplay({ backorder, options }: ProductRecord): Record<string, unknown> {
  const matters = backorder !== null || options.some(({ kind }) => kind === 'pick-list');
  return {
    show_quantity_on_backorder: matters && inventorySettings.show_quantity_on_backorder,
    show_backorder_message: matters && inventorySettings.show_backorder_message,
  };
}
