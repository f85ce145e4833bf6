import { announce } from '../ui/announce';
import { cartLineChanged, isPending, selectCartLine, type CartLine } from '../slices/cart-page-slice';
import { cartChanged } from '../slices/cart-slice';
import { failureText } from '../failure-text';
import { isRefusal } from '../is-refusal';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { updateCart } from './update-cart';

export interface LineChange {
  /** The cart's line. */
  id: string;
  /** The quantity that the page shows as the shop's; for a line that was not changed yet. */
  printed: number;
  /** The quantity that the shopper wants; 0 takes the line out. */
  quantity: number;
  /** Milliseconds of quiet before the shop is asked, because a shopper often presses a step button several times. */
  wait: number;
  /** The message when the change failed, before the shop's reason. */
  failed: string;
  /** The announcement for screen readers when the change is done. */
  done: (quantity: number) => string;
}

/**
 * Takes a wish for a line's quantity, and sends it to the shop after a moment of quiet. Each line has one change
 * under way at most, and the cart has one write under way at most. The newest wish wins. If the shop refuses it, the
 * line shows the shop's last quantity again. The line's entry in the state holds all of it.
 */
export function changeLine(change: LineChange): AppThunk {
  const { id, printed, quantity, wait } = change;
  return (dispatch, getState, { lineTimers }) => {
    // The page is out of date from the first change on until it is rendered anew.
    const before = selectCartLine(getState(), id) ?? nothingWanted(printed);
    const unsure = before.unsure || before.problem !== null;
    dispatch(cartLineChanged({ id, line: { ...before, wanted: quantity, unsure, problem: null } }));
    clearTimeout(lineTimers.get(id));
    lineTimers.set(
      id,
      setTimeout(() => {
        lineTimers.delete(id);
        void dispatch(saveLine(change));
      }, wait),
    );
  };
}

function saveLine({ id, failed, done }: LineChange): AppThunk<Promise<void>> {
  return async (dispatch, getState, { lineTimers }) => {
    const line = (): CartLine | undefined => selectCartLine(getState(), id);
    const change = (changes: Partial<CartLine>): void => {
      const now = line();
      if (now) dispatch(cartLineChanged({ id, line: { ...now, ...changes } }));
    };
    // The save that is under way looks for newer wishes when it is done.
    if (line()?.saving) return;

    for (let now = line(); now && isPending(now) && !lineTimers.has(id); now = line()) {
      let tried = now.wanted;
      change({ saving: true });
      try {
        await dispatch(updateCart(() => [{ id, quantity: (tried = line()?.wanted ?? tried) }]));
        change({ saved: tried, saving: false, unsure: false, problem: null });
        dispatch(announce(done(tried)));
      } catch (error) {
        if (!isRefusal(error)) reportFailure(`changing line ${id} of the cart`, error);
        const text = `${failed} ${failureText(error)}`.trim();
        const newest = line()?.wanted ?? tried;
        const unsure = newest !== tried;
        change({ wanted: unsure ? newest : now.saved, saving: false, unsure, problem: { text, tried } });
        // The line may be gone, or changed all the same, so the cart's widgets must ask again.
        dispatch(cartChanged({}));
      }
    }
  };
}

const nothingWanted = (saved: number): CartLine => ({
  saved,
  wanted: saved,
  saving: false,
  unsure: false,
  problem: null,
});
