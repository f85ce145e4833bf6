import type { CartItemQuantity } from '../api/cart';
import { emitBodl, type AnalyticsData } from './bodl';
import {
  callSafely,
  dispatchSafely,
  jQueriesOnPage,
  listenersOfLocalJQueries,
  withoutJQuery,
  type JQuery,
  type JQueryHandler,
  emitStencilHook,
} from './dispatch-safely';
import { sendWidgetEvent, type WidgetEvents } from './widget-events';

/** The event by which themes and apps send the cart's quantity. The widgets send it and listen to it. */
const QUANTITY = 'cart-quantity-update';

/** True while the widgets send the event, so that they ignore their own event. */
let isSending = false;

/**
 * Sends the number of items in the cart to other scripts in three ways: by `widgets:cart-changed`, by a native
 * `cart-quantity-update` on the body with the quantity as its detail, and by jQuery's `cart-quantity-update` with the
 * quantity as the second argument of the handlers.
 *
 * @param isExternal true if the quantity came from another script's `cart-quantity-update`: that event is not sent again
 */
export function sendCartChanged(detail: WidgetEvents['widgets:cart-changed'], { isExternal = false } = {}): void {
  if (!isExternal) sendQuantity(detail.quantity);
  sendWidgetEvent('widgets:cart-changed', detail);
}

function sendQuantity(quantity: number): void {
  const { body } = document;
  const event = new CustomEvent(QUANTITY, { bubbles: true, detail: quantity });
  const listeners = listenersOfLocalJQueries(body, QUANTITY);
  isSending = true;
  try {
    for (const listener of listeners) body.removeEventListener(QUANTITY, listener);
    withoutJQuery(QUANTITY, () => dispatchSafely(body, event));
    for (const listener of listeners) {
      body.addEventListener(QUANTITY, listener);
      callSafely(QUANTITY, () => listener(event, quantity));
    }
    for (const jQuery of jQueriesOnPage()) {
      callSafely(QUANTITY, () => jQuery(body).trigger(QUANTITY, [quantity]));
    }
  } finally {
    isSending = false;
  }
}

/**
 * Listens to other scripts' `cart-quantity-update`, native or by jQuery.
 *
 * @param listener gets the event's value, which may be of any type
 * @returns a function that removes the listener
 */
export function observeCartQuantityEvents(listener: (value: unknown) => void): () => void {
  const onNative = (event: Event): void => {
    if (!isSending && event instanceof CustomEvent) listener(event.detail);
  };
  const onJQuery: JQueryHandler = (_event, value) => {
    if (!isSending && value !== undefined) listener(value);
  };
  const known = new Set<JQuery>();
  const listen = (): void => {
    for (const jQuery of jQueriesOnPage()) {
      if (!known.has(jQuery)) jQuery(document.body).on(QUANTITY, onJQuery);
      known.add(jQuery);
    }
  };
  listen();
  // The theme's own bundle with its jQuery may load after the widgets.
  window.addEventListener('load', listen);
  document.body.addEventListener(QUANTITY, onNative);
  return () => {
    window.removeEventListener('load', listen);
    document.body.removeEventListener(QUANTITY, onNative);
    for (const jQuery of known) jQuery(document.body).off(QUANTITY, onJQuery);
  };
}

/** Tells other scripts that a product was added to the cart; `response` is the shop's response. */
export function sendItemAdded({
  response,
  ...detail
}: WidgetEvents['widgets:item-added'] & { response: AnalyticsData }): void {
  emitBodl('AddCartItemEvent', response);
  emitStencilHook('cart-item-add-remote', { err: null, response: { data: response } });
  sendWidgetEvent('widgets:item-added', detail);
}

/** Tells other scripts that lines were removed from the cart; `response` is the shop's response. */
export function sendItemsRemoved({
  response,
  ...detail
}: WidgetEvents['widgets:item-removed'] & { response: AnalyticsData }): void {
  emitBodl('RemoveCartItemEvent', response);
  const items = detail.itemIds.map((id) => ({ id, quantity: 0 }));
  emitStencilHook('cart-item-remove-remote', { items, err: null, response: { data: response } });
  sendWidgetEvent('widgets:item-removed', detail);
}

/** Tells listeners of the platform's library that the quantities of cart lines have changed. */
export function sendItemsUpdated(items: readonly CartItemQuantity[], response: AnalyticsData): void {
  emitStencilHook('cart-item-update-remote', { items, err: null, response: { data: response } });
}
