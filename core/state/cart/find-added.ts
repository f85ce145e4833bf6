import type { CartWriteData } from '../../api/cart';
import type { StorefrontApi } from '../../api/storefront-api';
import { ShopError } from '../../errors/shop-error';
import { UnsureError } from '../../errors/unsure-error';
import { receiveCartQuantity } from './cart-quantity';
import { isChallenge } from '../is-challenge';
import { isRefusal } from '../is-refusal';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { cartChanged } from '../slices/cart-slice';

/** Milliseconds for the question whether the cart has the items. */
const TIME_LIMIT = 5_000;

interface LostAdd {
  /** The number of items in the cart before the add; undefined when it is not certain. */
  readonly before: number | undefined;
  /** The number of items that should be added. */
  readonly pieces: number;
  readonly api: StorefrontApi;
}

/**
 * Finds out whether an add that failed has reached the cart: perhaps only its answer was lost. It asks the shop how many items
 * the cart holds now (decision 97).
 *
 * @param error why the add failed
 * @returns a promise of an empty answer when the items are in the cart; it rejects with an UnsureError when that is not known,
 *   else with `error`
 */
export function findAdded(error: unknown, { before, pieces, api }: LostAdd): AppThunk<Promise<CartWriteData>> {
  return async (dispatch) => {
    if (!isAnswerLost(error)) throw error;
    let now: number;
    try {
      // The shopper has waited for the add already.
      now = await api.restCarts.quantity(AbortSignal.timeout(TIME_LIMIT));
    } catch (failure) {
      // The cart may have changed, so its widgets must ask again.
      dispatch(cartChanged({}));
      // A host that answers both calls itself has passed on neither.
      throw isChallenge(error) && isChallenge(failure) ? error : new UnsureError(error);
    }
    dispatch(receiveCartQuantity(now));
    if (now < (before ?? 0) + pieces) throw error;
    if (before === undefined) throw new UnsureError(error);
    reportFailure('adding to the cart', error);
    return {};
  };
}

/** Whether the shop may have added the items: it did not answer, it failed, or its answer was not valid. A call with an unreadable file was not sent. */
const isAnswerLost = (error: unknown): error is ShopError =>
  error instanceof ShopError &&
  !isRefusal(error) &&
  !error.file &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'data' || error.status >= 500);
