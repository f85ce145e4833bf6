import type { CartItemQuantity } from '../api/cart';

/**
 * The part of the page. `preview` and `header`: the cart in a dialog, and below its link; the list of currencies is also
 * of the `header`. `action`: another script.
 * `agent`: a tool of the shopper's agent.
 */
export type EventSource =
  | 'product'
  | 'quick-view'
  | 'card'
  | 'list'
  | 'search'
  | 'cart'
  | 'preview'
  | 'header'
  | 'action'
  | 'agent';

/** What asked for a change of the cart. */
export interface Origin {
  readonly source: EventSource;
  /** Target of the events; else the document. */
  readonly element?: Element | undefined;
}

/** What is sent to the shop: a listener may add fields to `form`. */
export interface AddRequest {
  kind: 'add';
  productId: string;
  form: FormData;
}

/** What is sent to the shop. */
export type CartRequest = LinesRequest | LineRequest | CodeRequest | ShippingRequest | CurrencyRequest;

export interface CodeRequest {
  kind: 'apply-code' | 'remove-code';
  /** `''` if the template does not render it. */
  code: string;
}

export interface LinesRequest {
  kind: 'update' | 'remove';
  lines: readonly CartItemQuantity[];
}

/** Other options or another gift wrapping for one line. */
export interface LineRequest {
  kind: 'update-options' | 'update-wrapping' | 'remove-wrapping';
  lines: readonly [{ id: string }];
  /** A listener may add fields. Not for `remove-wrapping`. */
  form?: FormData;
}

export interface ShippingRequest {
  kind: 'update-shipping';
  /** Its id in the quotes. */
  method: string;
}

export interface CurrencyRequest {
  kind: 'update-currency';
  currencyCode: string;
}

/** Lines after a change. */
export interface UpdatedLines {
  kind: 'add' | LinesRequest['kind'] | LineRequest['kind'];
  /**
   * The id is null if the response has none. For `add`, the quantity is that of the add; it is missing if the options or the
   * wrapping changed.
   */
  lines: readonly { id: string | null; quantity?: number; productId?: string }[];
  source: EventSource;
}

/** A change of the cart that failed. */
export interface CartError {
  /**
   * `refusal`: the shop refused. `offline`: the browser is offline. `lost-response`: anything else, so the shop may have made the
   * change; with an `api.js` that can't be loaded it was not asked.
   */
  kind: 'refusal' | 'lost-response' | 'offline';
  /** The shop's sentence, or `''`. */
  text: string;
  request: AddRequest | CartRequest;
  source: EventSource;
}

export interface AddedItem {
  /** The id of the cart line. */
  itemId: string | null;
  /** The shop's next page; null: the cart page. */
  cartUrl: string | null;
}

/** The `detail` of an event that a listener can cancel by `preventDefault()`. */
export interface Cancellable<Result> {
  source: EventSource;
  /** Resolves when the shop has made the change. Rejects with a ShopError after a failure, or if a listener cancels. */
  promise: Promise<Result>;
  /** Set by the listener that cancels: shown to the shopper. Without it nothing is shown. */
  reason?: string;
}

export type BeforeAdd = AddRequest & Cancellable<AddedItem>;
export type BeforeCartChange = CartRequest & Cancellable<unknown>;
export type UpdatedCode = CodeRequest & { source: EventSource };
