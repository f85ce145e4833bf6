import { pageContext } from '../../page/page-context';
import { readCount } from '../../page/read-quantity';
import { sendCartChanged, observeCartQuantityEvents } from '../../events/cart-events';
import { isCartChanged, isRenderStale, storeQuantity, storedQuantity } from '../../storage/stored-quantity';
import { readStorage, writeStorage, observeStorage } from '../../storage/storage';
import { cartQuantityReceived, cartQuantityRemembered } from '../slices/cart-slice';
import type { AppThunk, AppStore } from '../make-store';
import { reportFailure } from '../failures';

/**
 * The local storage key for the number of items in the cart. The key contains the channel and the currency, because each channel
 * and each currency has its own cart, and the channels of one host share one storage. Example: `cart-quantity:1:USD`. If the
 * layout renders neither, the key is `cart-quantity`.
 */
export function cartQuantityKey(): string {
  const { channelId, currencyCode } = pageContext();
  return ['cart-quantity', channelId, currencyCode].filter(Boolean).join(':');
}

/** Reads the number of items in the cart from `data-cart-quantity` in the shop's HTML; null when it is missing or invalid. */
export const initialCartQuantity = (html: ParentNode): number | null =>
  readCount(html.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);

/**
 * Gets the number of items in the cart. The shop is not asked if this browser has a recent number of this cart (`storedQuantity`),
 * or if the page was rendered without a cart and the cart has not changed since: then the number is 0. Otherwise an old number of
 * this browser is shown until the shop responds. All callers share one request. A failure changes nothing on the page; it is
 * reported to operators.
 *
 * @param fresh sends a request to the shop even if the quantity is known or a request is pending, because the cart may have changed since
 */
export function fetchCartQuantity({ fresh = false } = {}): AppThunk<Promise<void>> {
  return (dispatch, getState, services) => {
    const { id, status } = getState().cart;
    // An empty id means that the page was rendered without a cart, and that this tab has added nothing since. But if the cart has
    // changed after the page was rendered (`isRenderStale`), there may be a cart now.
    const empty = id === '' && !fresh && !isRenderStale();
    if (!fresh && status === 'known') return Promise.resolve();
    const certain = fresh ? undefined : storedQuantity(id);
    if (certain !== undefined) return Promise.resolve(dispatch(showCartQuantity(certain)));
    const stored = storedCount();
    if (stored !== null && !empty) dispatch(cartQuantityRemembered(stored));

    if (!fresh && services.quantityRequest) return services.quantityRequest;

    const ask = async (): Promise<void> => {
      const asked = Date.now();
      try {
        const quantity = await (empty ? 0 : services.api().then(({ restCarts }) => restCarts.quantity()));
        if (services.quantityRequest !== question) return;
        // If the cart has changed since the request, the response may be old, and would replace a newer quantity that another tab
        // has stored. So the shop is asked again.
        if (isCartChanged(asked)) await dispatch(fetchCartQuantity({ fresh: true }));
        else dispatch(receiveCartQuantity(quantity));
      } catch (error) {
        if (services.quantityRequest === question) services.quantityRequest = null;
        reportFailure('cart quantity', error);
      }
    };
    const question: Promise<void> = ask();
    services.quantityRequest = question;
    return question;
  };
}

/**
 * Shows a quantity that has just arrived from the shop or from another script, and stores it for the next pages.
 *
 * @param isExternal whether another script has sent `cart-quantity-update` already, so that it is not sent again
 */
export function receiveCartQuantity(quantity: number, { isExternal = false } = {}): AppThunk {
  return (dispatch, getState) => {
    dispatch(showCartQuantity(quantity, { isExternal }));
    const { id } = getState().cart;
    // `storeQuantity` must run before the entry `cartQuantityKey()` is stored: another tab may mount its badge at the first `storage`
    // event, and the badge reads what `storeQuantity` has stored.
    if (id) storeQuantity(id, quantity);
    // Nothing is stored until the first add.
    if (quantity || readStorage(cartQuantityKey())) writeStorage(cartQuantityKey(), String(quantity));
  };
}

/**
 * Shows the quantity that another tab has stored. This tab does not write it again, because it could overwrite a newer
 * quantity (decision 99). The quantity is stored twice: under `cartQuantityKey()`, and in the entry that
 * `storedQuantity` reads. A change of the cart removes only the second entry. So if the two differ while this tab waits for the shop's
 * response, the first may be from before the change. It is not shown, because the response is newer.
 */
export const followStoredQuantity =
  (): AppThunk =>
  (dispatch, getState, { quantityRequest }) => {
    const stored = storedCount();
    const isNewest = !quantityRequest || storedQuantity(getState().cart.id) === stored;
    if (stored !== null && isNewest) dispatch(showCartQuantity(stored));
  };

/** Shows the quantity that this browser has stored for the cart, if it is recent. */
const showStoredQuantity = (): AppThunk => (dispatch, getState) => {
  const stored = storedQuantity(getState().cart.id);
  if (stored !== undefined) dispatch(showCartQuantity(stored));
};

const storedCount = (): number | null => readCount(readStorage(cartQuantityKey()));

/** Shows a quantity that is certain. Other scripts get an event if the quantity has changed, or if it was not certain before. */
function showCartQuantity(quantity: number, options?: { isExternal: boolean }): AppThunk {
  return (dispatch, getState, services) => {
    const { quantity: before, status, id: cartId } = getState().cart;
    // The response of a pending request is older than this quantity, so it is dropped.
    services.quantityRequest = null;
    dispatch(cartQuantityReceived(quantity));
    if (status === 'known' && before === quantity) return;
    void services.afterPaint().then(() => {
      // Other scripts may store the number, so they must not get an old one.
      if (getState().cart.quantity === quantity) sendCartChanged({ quantity, cartId }, options);
    });
  };
}

/** Milliseconds that a page may be hidden before its quantity is requested again. */
const STALE_AFTER = 60_000;

/**
 * Updates the cart's quantity when it may have changed elsewhere: after *Back*, in another tab of the shop, while the page was
 * hidden for long, and when another script of the theme sends the event that the cart has changed.
 *
 * A page on which no widget shows the quantity sends no request. It still puts a quantity from another tab or script into
 * the state: the cart page compares it with its own, even if the badge is not mounted yet.
 *
 * @returns a function that stops observing
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

  // A page from the back/forward cache is as the shopper left it. The stored quantity is shown in its first frame; the shop
  // knows of changes on other devices.
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
  const stopStorage = observeStorage(cartQuantityKey(), () => void store.dispatch(followStoredQuantity()));
  const stopEvents = observeCartQuantityEvents(receive);
  return () => {
    window.removeEventListener('pageshow', refreshRestored);
    document.removeEventListener('visibilitychange', refreshStale);
    stopStorage();
    stopEvents();
  };
}
