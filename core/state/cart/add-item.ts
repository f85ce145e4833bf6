import type { CartWriteData } from '../../api/cart';
import type { StorefrontApi } from '../../api/storefront-api';
import { ShopError, UnknownOutcomeError } from '../../errors/shop-error';
import { receiveCartQuantity } from './cart-quantity';
import { isChallenge, isRefusal, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { sendItemAdded } from '../../events/cart-events';
import { writeCart } from './write-cart';

/** Milliseconds for the question whether the cart has the items. */
const TIME_LIMIT = 5_000;

interface LostAdd {
  /** The number of items in the cart before the add; undefined when it is not certain. */
  readonly before: number | undefined;
  /** The number of items that should be added. */
  readonly quantity: number;
  readonly api: StorefrontApi;
}

/**
 * Finds out whether an add that failed has reached the cart: perhaps only its response was lost. It sends a request to the shop how many items
 * the cart holds now (decision 97).
 *
 * @param error why the add failed
 * @returns a promise of an empty response when the items are in the cart; it rejects with an UnknownOutcomeError when that is not known,
 *   else with `error`
 */
function findAdded(error: unknown, { before, quantity, api }: LostAdd): AppThunk<Promise<CartWriteData>> {
  return async (dispatch) => {
    if (!isResponseLost(error)) throw error;
    let now: number;
    try {
      // The shopper has waited for the add already.
      now = await api.restCarts.quantity(AbortSignal.timeout(TIME_LIMIT));
    } catch (failure) {
      // The cart may have changed, so its widgets must ask again.
      dispatch(cartChanged({}));
      // A host that answers both calls itself has passed on neither.
      throw isChallenge(error) && isChallenge(failure) ? error : new UnknownOutcomeError(error);
    }
    dispatch(receiveCartQuantity(now));
    if (now < (before ?? 0) + quantity) throw error;
    if (before === undefined) throw new UnknownOutcomeError(error);
    reportFailure('adding to the cart', error);
    return {};
  };
}

/** Whether the shop may have added the items: it did not answer, it failed, or its response was not valid. A call with an unreadable file was not sent. */
const isResponseLost = (error: unknown): error is ShopError =>
  error instanceof ShopError &&
  !isRefusal(error) &&
  !error.file &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'data' || error.status >= 500);

/** The shop's response about a product that was added to the cart. */
export interface AddedItem {
  /** The id of the cart's line; null when the response does not have it. */
  itemId: string | null;
  /** The URL of the page that the shop wants to show next; null means the cart page. */
  cartUrl: string | null;
}

/**
 * Adds a product to the cart and sends the event for other scripts, once. It shows nothing to the shopper; `addProduct` is the
 * thunk for a press of the button. When the response is lost, `findAdded` checks whether the product was added (decision 97).
 *
 * @param form the fields of a product form; empty ones are left out
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason, or with an UnknownOutcomeError when it is not
 *   known whether the product was added
 */
export function addItem(form: FormData): AppThunk<Promise<AddedItem>> {
  return async (dispatch) => {
    const quantity = Number(form.get('qty[]')) || 1;
    const response = await dispatch(
      writeCart(
        (api, before) => {
          const isSent = navigator.onLine;
          return api.cart.add(form).catch((error: unknown) => {
            if (!isSent) throw error;
            return dispatch(findAdded(error, { before, quantity, api }));
          });
        },
        ({ cart_id: id }) => id,
      ),
    );
    const item: AddedItem = {
      itemId: response.cart_item?.id ?? null,
      cartUrl: response.cart_item?.cart_url ?? null,
    };
    sendItemAdded({
      productId: String(form.get('product_id') ?? ''),
      itemId: item.itemId,
      cartId: response.cart_id ?? null,
      response,
    });
    return item;
  };
}
