import type { CartWriteData } from '../../api/cart';
import type { StorefrontApi } from '../../api/storefront-api';
import { ShopError, UnknownOutcomeError } from '../../errors/shop-error';
import type { AddedItem, Origin } from '../../events/cart-change';
import { sendItemAdded } from '../../events/cart-events';
import { isChallenge, isRefusal, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { receiveCartQuantity } from './cart-quantity';
import { requestChange } from './request-change';
import { writeCart } from './write-cart';

/** Milliseconds; the shopper has waited for the add already. */
const TIME_LIMIT = 5_000;

interface LostAdd {
  /** Items before the add; undefined when uncertain. */
  readonly before: number | undefined;
  readonly quantity: number;
  readonly api: StorefrontApi;
}

/**
 * Finds out by the cart's quantity whether a failed add succeeded (decision 97). Rejects with `error`, or with an
 * UnknownOutcomeError.
 */
function findAdded(error: unknown, { before, quantity, api }: LostAdd): AppThunk<Promise<CartWriteData>> {
  return async (dispatch) => {
    if (!isResponseLost(error)) throw error;
    let now: number;
    try {
      now = await api.restCarts.quantity(AbortSignal.timeout(TIME_LIMIT));
    } catch (failure) {
      // The cart may have changed, so its widgets must fetch it.
      dispatch(cartChanged({}));
      // A host that challenges both requests has passed on neither.
      throw isChallenge(error) && isChallenge(failure) ? error : new UnknownOutcomeError(error);
    }
    dispatch(receiveCartQuantity(now));
    if (now < (before ?? 0) + quantity) throw error;
    if (before === undefined) throw new UnknownOutcomeError(error);
    reportFailure('adding to the cart', error);
    return {};
  };
}

/** A request with an unreadable file was not sent. */
const isResponseLost = (error: unknown): error is ShopError =>
  error instanceof ShopError &&
  !isRefusal(error) &&
  !error.file &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'data' || error.status >= 500);

/**
 * Adds a product without a message to the shopper; see `addProduct`. Rejects with a ShopError or an
 * UnknownOutcomeError.
 */
export function addItem(form: FormData, origin: Origin): AppThunk<Promise<AddedItem>> {
  return async (dispatch) => {
    const productId = String(form.get('product_id') ?? '');
    const write = writeCart(
      (api, before) => {
        const isSent = navigator.onLine;
        return api.cart.add(form).catch((error: unknown) => {
          if (!isSent) throw error;
          return dispatch(findAdded(error, { before, quantity: Number(form.get('qty[]')) || 1, api }));
        });
      },
      ({ cart_id: id }) => id,
    );
    return requestChange({ kind: 'add', productId, form }, origin, async () => {
      const response = await dispatch(write);
      const itemId = response.cart_item?.id ?? null;
      sendItemAdded({ productId, itemId, cartId: response.cart_id ?? null, response });
      return { itemId, cartUrl: response.cart_item?.cart_url ?? null };
    });
  };
}
