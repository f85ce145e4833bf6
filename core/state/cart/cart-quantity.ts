import { observeCartQuantityEvents, sendCartChanged } from '../../events/cart-events';
import { pageContext } from '../../page/page-context';
import { readCount } from '../../page/read-quantity';
import { observeStorage } from '../../storage/storage';
import {
  isCartChanged,
  isRenderStale,
  lastQuantity,
  storedQuantity,
  storedQuantityKey,
  storeQuantity,
} from '../../storage/stored-quantity';
import { reportFailure } from '../failures';
import type { AppStore, AppThunk } from '../make-store';
import { cartQuantityReceived, cartQuantityRestored } from '../slices/cart-slice';

/** Each channel and currency has its own cart, and a host's channels share one storage. */
const cartScope = (): string => {
  const { channelId, currencyCode } = pageContext();
  return [channelId, currencyCode].join(':');
};

export const readCartQuantity = (html: ParentNode): number | null =>
  readCount(html.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);

/**
 * Gets the quantity, from the browser's storage if recent. Callers share one request. A failure is only reported.
 *
 * @param fresh always sends a request
 */
export function fetchCartQuantity({ fresh = false } = {}): AppThunk<Promise<void>> {
  return (dispatch, getState, services) => {
    const { id, status } = getState().cart;
    // The page was rendered without a cart, and this tab has added nothing. Another tab may have (`isRenderStale`).
    const empty = id === '' && !fresh && !isRenderStale();
    if (!fresh && status === 'known') return Promise.resolve();
    const certain = fresh ? undefined : storedQuantity(id);
    if (certain !== undefined) return Promise.resolve(dispatch(showCartQuantity(certain)));
    const last = lastQuantity(cartScope());
    if (last !== null && !empty) dispatch(cartQuantityRestored(last));

    if (!fresh && services.quantityRequest) return services.quantityRequest;

    const fetchQuantity = async (): Promise<void> => {
      const sentAt = Date.now();
      try {
        const quantity = await (empty ? 0 : services.api().then(({ restCarts }) => restCarts.quantity()));
        if (services.quantityRequest !== request) return;
        // The cart has changed since: the response may be older, and must not replace a newer stored quantity.
        if (isCartChanged(sentAt)) await dispatch(fetchCartQuantity({ fresh: true }));
        else dispatch(receiveCartQuantity(quantity));
      } catch (error) {
        if (services.quantityRequest === request) services.quantityRequest = null;
        reportFailure('cart quantity', error);
      }
    };
    const request: Promise<void> = fetchQuantity();
    services.quantityRequest = request;
    return request;
  };
}

/**
 * Shows and stores a quantity from the shop or another script.
 *
 * @param isExternal another script has sent `cart-quantity-update` already
 */
export function receiveCartQuantity(quantity: number, { isExternal = false } = {}): AppThunk {
  return (dispatch, getState) => {
    dispatch(showCartQuantity(quantity, { isExternal }));
    const { id } = getState().cart;
    const scope = cartScope();
    // Nothing is stored until the first add.
    if (id || quantity || lastQuantity(scope)) storeQuantity(id ?? '', quantity, scope);
  };
}

/**
 * Shows what another tab has stored, of whichever cart, without writing it again (decision 99). While a change of the
 * cart is under way, no quantity is certain.
 */
export const followStoredQuantity = (): AppThunk => (dispatch) => {
  const stored = storedQuantity(null);
  if (stored !== undefined && lastQuantity(cartScope()) === stored) dispatch(showCartQuantity(stored));
};

const showStoredQuantity = (): AppThunk => (dispatch, getState) => {
  const stored = storedQuantity(getState().cart.id);
  if (stored !== undefined) dispatch(showCartQuantity(stored));
};

/** Shows a quantity that is certain. */
function showCartQuantity(quantity: number, options?: { isExternal: boolean }): AppThunk {
  return (dispatch, getState, services) => {
    const { quantity: before, status, id: cartId } = getState().cart;
    // The response of a pending request is older, so it is dropped.
    services.quantityRequest = null;
    dispatch(cartQuantityReceived(quantity));
    if (status === 'known' && before === quantity) return;
    void services.afterPaint().then(() => {
      // Other scripts may store it, so they must not get an old one.
      if (getState().cart.quantity === quantity) sendCartChanged({ quantity, cartId }, options);
    });
  };
}

/** Milliseconds hidden before a refresh. */
const STALE_AFTER = 60_000;

/**
 * Updates the quantity when it may have changed elsewhere. If no widget shows it, no request is sent; quantities from
 * other tabs and scripts still reach the cart page.
 */
export function observeCartFreshness(store: AppStore): () => void {
  const isShown = (): boolean => store.getState().cart.status !== 'unknown';
  const refresh = (): void => {
    if (isShown()) void store.dispatch(fetchCartQuantity({ fresh: true }));
  };
  const receive = (value: unknown): void => {
    const quantity = readCount(value);
    if (quantity !== null) store.dispatch(receiveCartQuantity(quantity, { isExternal: true }));
  };

  // The stored quantity is there for the first frame; the shop knows of changes on other devices.
  const refreshRestored = (event: PageTransitionEvent): void => {
    if (!event.persisted || !isShown()) return;
    store.dispatch(showStoredQuantity());
    refresh();
  };
  let hiddenAt = Infinity;
  const refreshStale = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= STALE_AFTER) refresh();
  };

  window.addEventListener('pageshow', refreshRestored);
  document.addEventListener('visibilitychange', refreshStale);
  const stopStorage = observeStorage(storedQuantityKey, () => void store.dispatch(followStoredQuantity()));
  const stopEvents = observeCartQuantityEvents(receive);
  return () => {
    window.removeEventListener('pageshow', refreshRestored);
    document.removeEventListener('visibilitychange', refreshStale);
    stopStorage();
    stopEvents();
  };
}
