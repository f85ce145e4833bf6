import type { CartItemQuantity, CartWriteData } from '../../core/api/cart';
import { emitBodl } from '../../core/events/bodl';
import { sendWidgetEvent } from '../../core/events/widget-events';
import { fieldOf } from './field-of';

/** The id of the cart in the response to a write. */
export const cartIdOf = (response: unknown): string | null | undefined => acceptedData(response)?.cart_id;

/** Sends the events of a product that a call of another script has added to the cart. */
export function tellAdded(form: FormData, response: unknown): void {
  const data = acceptedData(response);
  if (!data) return;
  emitBodl('AddCartItemEvent', data);
  const productId = String(form.get('product_id') ?? '');
  const itemId = data.cart_item?.id ?? null;
  sendWidgetEvent('widgets:item-added', { productId, itemId, cartId: data.cart_id ?? null });
}

/** Sends the events of the lines that a call of another script has removed. */
export function tellRemoved(items: readonly CartItemQuantity[], response: unknown): void {
  const data = acceptedData(response);
  const itemIds = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  if (!data || itemIds.length === 0) return;
  emitBodl('RemoveCartItemEvent', data);
  sendWidgetEvent('widgets:item-removed', { itemIds, cartId: data.cart_id ?? null });
}

/** The data of a response that is no refusal. */
function acceptedData(response: unknown): CartWriteData | null {
  const data = fieldOf(response, 'data');
  const isRefusal = fieldOf(data, 'error') || fieldOf(data, 'status') === 'failed';
  return typeof data === 'object' && !isRefusal ? (data as CartWriteData | null) : null;
}
