import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';
import { availability } from './availability';
import type { Choice } from './choice';

/**
 * Backorder keys of option calls about pick-list products. Cornerstone's picklist-backorder reads these names. Returns
 * an empty object for a product without pick lists.
 */
export function pickedProducts(
  { world }: Visit,
  product: ProductRecord,
  choices: readonly Choice[],
): { selected_picklist_options?: object[]; picklist_products_details?: object[] } {
  const lists = product.options.filter((option) => option.kind === 'pick-list');
  if (lists.length === 0) return {};
  const ids = lists.flatMap((option) =>
    'values' in option ? option.values.flatMap(({ productId }) => productId ?? []) : [],
  );
  return {
    selected_picklist_options: choices.flatMap(({ value }) =>
      value?.productId
        ? [{ attribute_value_id: value.id, product_id: value.productId, auto_adjust_inventory_flag: true }]
        : [],
    ),
    picklist_products_details: ids
      .flatMap((id) => world.catalogue.findProduct(id) ?? [])
      .map((picked) => {
        const { onHand, forBackorder, toSell } = availability(world.stock, picked, null);
        return {
          product_id: picked.id,
          is_stock_tracked: onHand !== null,
          purchasable: picked.notPurchasable === null,
          unlimited_backorder: forBackorder === null,
          available_on_hand: onHand,
          available_for_backorder: forBackorder,
          available_to_sell: toSell ?? onHand,
          backorder_message_id: picked.backorder?.messageId ?? null,
        };
      }),
  };
}
