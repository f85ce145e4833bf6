import type { CartItemQuantity } from '../api/cart';
import { type AnalyticsData, emitBodl } from './bodl';
import {
  callSafely,
  dispatchSafely,
  emitStencilHook,
  type JQuery,
  type JQueryHandler,
  jQueriesOnPage,
  listenersOfLocalJQueries,
  withoutJQuery,
} from './dispatch-safely';
import { sendWidgetEvent, type WidgetEvents } from './widget-events';

const QUANTITY = 'cart-quantity-update';

/** The widgets ignore their own event. */
let isSending = false;

/**
 * Sends `widgets:cart-changed`, and `cart-quantity-update` natively (quantity in `detail`) and by jQuery (second
 * argument).
 *
 * @param isExternal that event came from another script
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

/** Observes other scripts' event, native or by jQuery; unchecked. */
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
  // The theme's bundle with its jQuery may load later.
  window.addEventListener('load', listen);
  document.body.addEventListener(QUANTITY, onNative);
  return () => {
    window.removeEventListener('load', listen);
    document.body.removeEventListener(QUANTITY, onNative);
    for (const jQuery of known) jQuery(document.body).off(QUANTITY, onJQuery);
  };
}

export function sendItemAdded({
  response,
  ...detail
}: WidgetEvents['widgets:item-added'] & { response: AnalyticsData }): void {
  emitBodl('AddCartItemEvent', response);
  emitStencilHook('cart-item-add-remote', { err: null, response: { data: response } });
  sendWidgetEvent('widgets:item-added', detail);
}

export function sendItemsRemoved({
  response,
  ...detail
}: WidgetEvents['widgets:item-removed'] & { response: AnalyticsData }): void {
  emitBodl('RemoveCartItemEvent', response);
  const items = detail.itemIds.map((id) => ({ id, quantity: 0 }));
  emitStencilHook('cart-item-remove-remote', { items, err: null, response: { data: response } });
  sendWidgetEvent('widgets:item-removed', detail);
}

export function sendItemsUpdated(items: readonly CartItemQuantity[], response: AnalyticsData): void {
  emitStencilHook('cart-item-update-remote', { items, err: null, response: { data: response } });
}
