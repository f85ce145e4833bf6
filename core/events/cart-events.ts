import { emitBodl, type AnalyticsData } from './bodl';
import { callSafely, dispatchSafely } from './dispatch-safely';
import { jQueriesOnPage, withoutJQuery, type JQuery, type JQueryHandler } from './jquery';
import { emitStencilHook } from './emit-stencil-hook';
import { sendWidgetEvent, type WidgetEvents } from './widget-events';

/** What themes call the news of the cart's quantity. It goes both ways: who triggers it tells the badge. */
const QUANTITY = 'cart-quantity-update';

/** The quantity events that are ours, so that we don't take them for somebody else's. */
let sending = false;

/**
 * Tells the page how many items the cart holds: our own event, a native `cart-quantity-update` on the body
 * with the quantity as its detail, and the same by jQuery with the quantity as the handlers' second argument.
 *
 * @param heard the news came as a `cart-quantity-update`, so only our own event is missing
 */
export function sendCartChanged(detail: WidgetEvents['widgets:cart-changed'], heard = false): void {
  if (!heard) sendQuantity(detail.quantity);
  sendWidgetEvent('widgets:cart-changed', detail);
}

function sendQuantity(quantity: number): void {
  sending = true;
  try {
    withoutJQuery(QUANTITY, () => {
      dispatchSafely(document.body, new CustomEvent(QUANTITY, { bubbles: true, detail: quantity }));
    });
    for (const jQuery of jQueriesOnPage()) {
      callSafely(QUANTITY, () => jQuery(document.body).trigger(QUANTITY, [quantity]));
    }
  } finally {
    sending = false;
  }
}

/**
 * Hears `cart-quantity-update` from other scripts, native or by jQuery.
 *
 * @param heard gets what they said, which may be anything
 * @returns stops listening
 */
export function observeCartQuantityEvents(heard: (value: unknown) => void): () => void {
  const hearNative = (event: Event): void => {
    if (!sending && event instanceof CustomEvent) heard(event.detail);
  };
  const hearJQuery: JQueryHandler = (_event, value) => {
    if (!sending && value !== undefined) heard(value);
  };
  const known = new Set<JQuery>();
  const listen = (): void => {
    for (const jQuery of jQueriesOnPage()) {
      if (!known.has(jQuery)) jQuery(document.body).on(QUANTITY, hearJQuery);
      known.add(jQuery);
    }
  };
  listen();
  // A theme's own bundle, and the jQuery in it, may come after ours.
  window.addEventListener('load', listen);
  document.body.addEventListener(QUANTITY, hearNative);
  return () => {
    window.removeEventListener('load', listen);
    document.body.removeEventListener(QUANTITY, hearNative);
    for (const jQuery of known) jQuery(document.body).off(QUANTITY, hearJQuery);
  };
}

/** Tells the page that a product went into the cart; `answer` is what the store said about it. */
export function sendItemAdded({
  answer,
  ...detail
}: WidgetEvents['widgets:item-added'] & { answer: AnalyticsData }): void {
  emitBodl('AddCartItemEvent', answer);
  emitStencilHook('cart-item-add-remote', { data: answer });
  sendWidgetEvent('widgets:item-added', detail);
}

/** Tells the page that lines left the cart; `answer` is what the store said about it. */
export function sendItemsRemoved({
  answer,
  ...detail
}: WidgetEvents['widgets:item-removed'] & { answer: AnalyticsData }): void {
  emitBodl('RemoveCartItemEvent', answer);
  emitStencilHook('cart-item-remove-remote', { data: answer });
  sendWidgetEvent('widgets:item-removed', detail);
}

/** Tells those who wait for the platform library that lines of the cart have other quantities. */
export function sendItemsUpdated(answer: AnalyticsData): void {
  emitStencilHook('cart-item-update-remote', { data: answer });
}
