import type { CartItemQuantity } from '../api/cart';

/** The part of the page that asked. `action`: another script; `agent`: a tool of the shopper's agent. */
export type EventSource = 'product' | 'quick-view' | 'card' | 'cart' | 'action' | 'agent';

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

/** What is sent to the shop. `code` is `''` if the template does not render it. */
export type CartRequest =
  | { kind: 'update' | 'remove'; lines: readonly CartItemQuantity[] }
  | { kind: 'apply-code' | 'remove-code'; code: string };

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
