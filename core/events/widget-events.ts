import type { ProductAttributes } from '../api/product-attributes';
import type { Problem } from '../errors/report';
import { dispatchSafely } from './dispatch-safely';

/** The events of the widgets: bubbling CustomEvents whose `detail` is as described here. */
export interface WidgetEvents {
  /**
   * The number of items in the cart is known, or has changed. `cartId` is `''` or null when there is no
   * cart yet.
   */
  'widgets:cart-changed': { quantity: number; cartId: string | null };
  /** A product went into the cart, once for each product. Ids are null when the store did not name them. */
  'widgets:item-added': { productId: string; itemId: string | null; cartId: string | null };
  /** Lines were removed from the cart. */
  'widgets:item-removed': { itemIds: string[]; cartId: string | null };
  /** The store answered to a choice of options; comes from the product's element. */
  'widgets:product-changed': { productId: string; attributes: ProductAttributes };
  /** The shopper wants another quantity, one that can be bought; comes from the product's element. */
  'widgets:quantity-changed': { productId: string; quantity: number };
  /** Another list of products has come into the page; comes from the list's element. */
  'widgets:listing-changed': { url: string };
  /** Something went wrong that operators may want to know; comes from the element that it is about. */
  'widgets:error': Problem;
}

/** Sends one of the widgets' own events. An element that has left the page leaves it to the document. */
export function sendWidgetEvent<Name extends keyof WidgetEvents>(
  name: Name,
  detail: WidgetEvents[Name],
  element?: Element | undefined,
): void {
  const target = element?.isConnected ? element : document;
  dispatchSafely(target, new CustomEvent(name, { bubbles: true, detail }));
}

/**
 * Hears one of the widgets' events, wherever on the page it comes from. Other scripts have the handle's own `on`.
 *
 * @returns stops listening
 */
export function on<Name extends keyof WidgetEvents>(
  name: Name,
  listener: (detail: WidgetEvents[Name], event: CustomEvent<WidgetEvents[Name]>) => void,
): () => void {
  const hear = (event: Event): void => {
    const widgetEvent = event as CustomEvent<WidgetEvents[Name]>;
    listener(widgetEvent.detail, widgetEvent);
  };
  document.addEventListener(name, hear);
  return () => document.removeEventListener(name, hear);
}
