import { pageContext } from '../../page/page-context';
import { postNatively } from '../../page/send-natively';
import { announce } from '../ui/announce';
import { cartLineChanged, isUnsaved, selectCartLine, type CartLine } from '../slices/cart-page-slice';
import { cartChanged } from '../slices/cart-slice';
import { failureText, isChallenge, isRefusal, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { updateCart } from './write-cart';

export interface LineChange {
  /** The id of the cart's line. */
  id: string;
  /** The quantity that the shop has rendered; used for a line that the shopper has not changed yet. */
  rendered: number;
  /** The quantity that the shopper wants; 0 removes the line. */
  quantity: number;
  /** Milliseconds after the last change before it is sent, because shoppers often press a step button several times. */
  wait: number;
  /** The message when the change failed. The shop's reason is appended. */
  failed: string;
  /** Returns the announcement for screen readers when the change is saved. */
  done: (quantity: number) => string;
}

/**
 * Puts the quantity that the shopper wants for a line into the state, and sends it to the shop after `wait` milliseconds without
 * another change. A line has at most one pending request, and the cart has at most one pending write. The newest quantity wins.
 * If the shop refuses it, the line shows the saved quantity again.
 */
export function changeLine(change: LineChange): AppThunk {
  const { id, rendered, quantity, wait } = change;
  return (dispatch, getState, { lineTimers }) => {
    // After the first change, the rendered quantity is old until the page gets new parts.
    const before = selectCartLine(getState(), id) ?? nothingWanted(rendered);
    const unknown = before.isOutcomeUnknown || before.problem !== null;
    dispatch(cartLineChanged({ id, line: { ...before, wanted: quantity, isOutcomeUnknown: unknown, problem: null } }));
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
    // The pending save looks for a newer quantity when it ends.
    if (line()?.saving) return;

    for (let now = line(); now && isUnsaved(now) && !lineTimers.has(id); now = line()) {
      let tried = now.wanted;
      change({ saving: true });
      try {
        await dispatch(updateCart(() => [{ id, quantity: (tried = line()?.wanted ?? tried) }]));
        change({ saved: tried, saving: false, isOutcomeUnknown: false, problem: null });
        dispatch(announce(done(tried)));
      } catch (error) {
        if (!isRefusal(error)) reportFailure(`changing line ${id} of the cart`, error);
        if (isChallenge(error)) await dispatch(sendLines());
        const text = `${failed} ${failureText(error)}`.trim();
        const newest = line()?.wanted ?? tried;
        const unknown = newest !== tried;
        change({
          wanted: unknown ? newest : now.saved,
          saving: false,
          isOutcomeUnknown: unknown,
          problem: { text, tried },
        });
        // The shop may have removed or changed the line, so the cart's widgets must fetch it again.
        dispatch(cartChanged({}));
      }
    }
  };
}

/** Lets the browser post the quantities of all unsaved lines. The next page is the cart. */
const sendLines = (): AppThunk<Promise<void>> => (_dispatch, getState) => {
  const unsaved = Object.entries(getState().cartPage.lines).filter(([, line]) => isUnsaved(line));
  const quantities = unsaved.map(([id, { wanted }]) => [`qty[${id}]`, String(wanted)] as const);
  return postNatively(pageContext().cartUrl, [['action', 'update'], ...quantities]);
};

const nothingWanted = (saved: number): CartLine => ({
  saved,
  wanted: saved,
  saving: false,
  isOutcomeUnknown: false,
  problem: null,
});
