import type { ProductAttributes } from '../api/product-attributes';
import type { FormEntries } from '../dom/form-fields';
import type { Problem } from '../errors/report';
import type { BeforeAdd, BeforeCartChange, CartError, EventSource, UpdatedCode, UpdatedLines } from './cart-change';
import { dispatchSafely } from './dispatch-safely';
import type { Vital } from './vital';

/** A choice of options. */
export interface ProductSelection {
  productId: string;
  /** The fields of the form, by name. */
  form: FormEntries;
  source: EventSource;
  /** The response, with HTML of the bulk prices. Rejects if there is none, or after a newer choice. */
  promise: Promise<{ data: ProductAttributes; content: string }>;
}

/** Bubbling CustomEvents and their `detail`. */
export interface WidgetEvents {
  /** `window.storefrontWidgets` is complete, and slots mount from now on. Dispatched on the document. */
  'widgets:ready': null;
  /**
   * The first widget of the page is loaded. Only `ready` and reports come earlier.
   * @standard page:view; that is sent at the page's load, ours with the runtime, which must not load earlier for it
   */
  'widgets:page-viewed': { pageType: string; url: string };
  /**
   * After `page-viewed` on a product's page, and when a quick view shows a product. Dispatched on the product's element.
   * @standard product:view
   */
  'widgets:product-viewed': { productId: string; source: EventSource };
  /**
   * After `page-viewed` on a page with a list. Dispatched on the list.
   * @standard collection:view; a list is also a brand or a search
   */
  'widgets:listing-viewed': { url: string; source: EventSource };
  /**
   * After `page-viewed` on the cart page, and when a preview of the cart is shown.
   * @standard cart:view
   */
  'widgets:cart-viewed': { quantity: number | null; source: EventSource };
  /**
   * The shopper chose options, and the shop is asked. `promise`: its response. Dispatched on the product's element.
   * @standard product:select
   */
  'widgets:product-selected': ProductSelection;
  /** The shop responded to a choice of options, and the page shows it. Dispatched on the product's element. */
  'widgets:product-changed': { productId: string; attributes: ProductAttributes };
  /** The shopper chose another quantity that can be bought. Dispatched on the product's element. */
  'widgets:quantity-changed': { productId: string; quantity: number };
  /**
   * Another list of products is shown. Dispatched on its element.
   * @standard collection:update
   */
  'widgets:listing-changed': { url: string; source: EventSource };
  /**
   * The quick search shows results. Dispatched on its slot.
   * @standard search:update; ours is sent with the results
   */
  'widgets:search-updated': { term: string; quantity: number; source: EventSource };
  /** Before a product is added to the cart. Dispatched on its form. */
  'widgets:before-add': BeforeAdd;
  /**
   * Before lines (also their options or gift wrapping), codes, the shipping method or the currency of the cart change;
   * `kind` says how. Dispatched on the slot.
   */
  'widgets:before-cart-change': BeforeCartChange;
  /** One event per added product. Ids are null when the response has none. */
  'widgets:item-added': { productId: string; itemId: string | null; cartId: string | null };
  /** Lines were removed from the cart. */
  'widgets:item-removed': { itemIds: string[]; cartId: string | null };
  /**
   * The shop has added, changed or removed lines, or changed their options or wrapping. After `item-added` or `item-removed`.
   * @standard cart:lines-update; that is sent before the change, as our `before-add` and `before-cart-change` with their `promise`
   */
  'widgets:lines-updated': UpdatedLines;
  /**
   * The shop has applied or removed a coupon or a gift certificate; `kind` says which.
   * @standard cart:discount-update; a gift certificate is no discount
   */
  'widgets:code-updated': UpdatedCode;
  /**
   * A change of the cart failed, before the shopper gets the message. Dispatched where its `before-…` event was.
   * @standard cart:error; ours is sent for a refusal, too
   */
  'widgets:cart-error': CartError;
  /**
   * The number of items in the cart is known or has changed. `cartId` is `''` without a cart, null when it is unknown.
   */
  'widgets:cart-changed': { quantity: number; cartId: string | null };
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
