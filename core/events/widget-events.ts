import type { ProductAttributes } from '../api/product-attributes';
import type { Problem } from '../errors/report';
import { dispatchSafely } from './dispatch-safely';
import type { Vital } from './vital';

/** The events of the widgets, and the type of each `detail`. They are CustomEvents and bubble. */
export interface WidgetEvents {
  /**
   * The number of items in the cart is known, or has changed. `cartId` is `''` when there is no cart, null when the page does not know the cart.
   */
  'widgets:cart-changed': { quantity: number; cartId: string | null };
  /** A product was added to the cart; one event for each product. Ids are null when the shop's response has none. */
  'widgets:item-added': { productId: string; itemId: string | null; cartId: string | null };
  /** Lines were removed from the cart. */
  'widgets:item-removed': { itemIds: string[]; cartId: string | null };
  /** The shop responded to a choice of options. Dispatched on the product's element. */
  'widgets:product-changed': { productId: string; attributes: ProductAttributes };
  /** The shopper chose another quantity that can be bought. Dispatched on the product's element. */
  'widgets:quantity-changed': { productId: string; quantity: number };
  /** Another list of products is shown. Dispatched on the list's element. */
  'widgets:listing-changed': { url: string };
  /**
   * The shopper has answered the cookie notice, on this page or on an earlier one. Another choice sends another event. There is
   * no event if the platform's consent manager asks for consent.
   */
  'widgets:consent': { granted: boolean };
  /** A problem that operators may want to know about. Dispatched on the element that has the problem. */
  'widgets:error': Problem;
  /** A measurement of the page's performance in a shopper's browser; only if the bundle's tag has `data-widget-vitals`. */
  'widgets:vital': Vital;
}

/** Sends one of the widgets' events. Without an element, or if it has left the page, the target is the document. */
export function sendWidgetEvent<Name extends keyof WidgetEvents>(
  name: Name,
  detail: WidgetEvents[Name],
  element?: Element | undefined,
): void {
  const target = element?.isConnected ? element : document;
  dispatchSafely(target, new CustomEvent(name, { bubbles: true, detail }));
}

/**
 * Listens to one of the widgets' events, from any element of the page. Other scripts use the public handle's `on`.
 *
 * @returns a function that removes the listener
 */
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
