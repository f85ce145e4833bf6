import type { CartWriteData } from '../../api/cart';
import type { StorefrontApi } from '../../api/storefront-api';
import { ShopError } from '../../errors/shop-error';
import { UnsureError } from '../../errors/unsure-error';
import { receiveCartQuantity } from './cart-quantity';
import { isRefusal } from '../is-refusal';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { cartChanged } from '../slices/cart-slice';

interface LostAdd {
  /** How many items the cart held before; undefined when that is not certain. */
  readonly before: number | undefined;
  /** How many were to be added. */
  readonly pieces: number;
  readonly api: StorefrontApi;
}

/**
 * Finds out what became of an add that failed, because its answer may be all that was lost: the shop is asked how many items
 * the cart holds now.
 *
 * @param error why the add failed
 * @returns a promise of an empty answer when the items are in the cart; else it rejects, with an UnsureError when nobody knows
 */
export function findAdded(error: unknown, { before, pieces, api }: LostAdd): AppThunk<Promise<CartWriteData>> {
  return async (dispatch) => {
    if (!isAnswerLost(error)) throw error;
    let now: number;
    try {
      now = await api.carts.quantity();
    } catch {
      // The cart's widgets must ask again, too.
      dispatch(cartChanged({}));
      throw new UnsureError(error);
    }
    dispatch(receiveCartQuantity(now));
    if (now < (before ?? 0) + pieces) throw error;
    if (before === undefined) throw new UnsureError(error);
    reportFailure('adding to the cart', error);
    return {};
  };
}

/** Whether the shop may have acted all the same: it gave no answer, was broken, or what came is no answer. */
const isAnswerLost = (error: unknown): error is ShopError =>
  error instanceof ShopError &&
  !isRefusal(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'data' || error.status >= 500);
