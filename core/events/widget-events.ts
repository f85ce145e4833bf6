import type { ProductAttributes } from '../api/product-attributes';
import type { Problem } from '../errors/report';
import type { AddedItem, AddRequest, Cancellable, CartRequest } from './cart-change';
import { dispatchSafely } from './dispatch-safely';
import type { Vital } from './vital';

/** Bubbling CustomEvents and their `detail`. */
export interface WidgetEvents {
  /** `window.storefrontWidgets` is complete, and slots mount from now on. Dispatched on the document. */
  'widgets:ready': null;
  /** Before a product is added to the cart. Dispatched on its form. */
  'widgets:before-add': AddRequest & Cancellable<AddedItem>;
  /** Before lines or codes of the cart change; `kind` says how. Dispatched on the slot. */
  'widgets:before-cart-change': CartRequest & Cancellable<unknown>;
  /**
   * The number of items in the cart is known or has changed. `cartId` is `''` without a cart, null when it is unknown.
   */
  'widgets:cart-changed': { quantity: number; cartId: string | null };
  /** One event per added product. Ids are null when the response has none. */
  'widgets:item-added': { productId: string; itemId: string | null; cartId: string | null };
  /** Lines were removed from the cart. */
  'widgets:item-removed': { itemIds: string[]; cartId: string | null };
  /** The shop responded to a choice of options. Dispatched on the product's element. */
  'widgets:product-changed': { productId: string; attributes: ProductAttributes };
  /** The shopper chose another quantity that can be bought. Dispatched on the product's element. */
  'widgets:quantity-changed': { productId: string; quantity: number };
  /** Another list of products is shown. Dispatched on its element. */
  'widgets:listing-changed': { url: string };
  /** The shopper's choice in the cookie notice, now or earlier. Not with the platform's consent manager. */
  'widgets:consent': { granted: boolean };
  /** A problem for operators. Dispatched on its element. */
  'widgets:error': Problem;
  /** A performance measurement; only if the bundle's tag has `data-widget-vitals`. */
  'widgets:vital': Vital;
}

/**
 * Sends an event on an element of the page, else on the document.
 *
 * @returns whether no listener has cancelled it
 */
export function sendWidgetEvent<Name extends keyof WidgetEvents>(
  name: Name,
  detail: WidgetEvents[Name],
  element?: Element | undefined,
): boolean {
  const target = element?.isConnected ? element : document;
  const event = new CustomEvent(name, { bubbles: true, cancelable: name.startsWith('widgets:before'), detail });
  dispatchSafely(target, event);
  return !event.defaultPrevented;
}

/** Listens to an event of the widgets from any element. */
export function on<Name extends keyof WidgetEvents>(
  name: Name,
  listener: (detail: WidgetEvents[Name], event: CustomEvent<WidgetEvents[Name]>) => void,
): () => void {
  const handler = (event: Event): void => {
    const widgetEvent = event as CustomEvent<WidgetEvents[Name]>;
    listener(widgetEvent.detail, widgetEvent);
  };
  document.addEventListener(name, handler);
  return () => document.removeEventListener(name, handler);
}
