import { isPrevented } from '../../errors/shop-error';
import { pageContext } from '../../page/page-context';
import { postNatively } from '../../page/send-natively';
import { failureText, isChallenge, isRefusal, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { type CartLine, cartLineChanged, isUnsaved, type RemovedLine, selectCartLine } from '../slices/cart-page-slice';
import { cartChanged } from '../slices/cart-slice';
import { announce } from '../slices/ui-slice';
import { updateCart } from './write-cart';

export interface LineChange {
  id: string;
  /** As server-rendered; for a line not changed yet. */
  rendered: number;
  /** 0 removes the line. */
  quantity: number;
  /** Milliseconds without another change. */
  wait: number;
  /** The error message; the shop's reason is appended. */
  failed: string;
  /** Returns the announcement after the change. */
  done: (quantity: number) => string;
  /** Reads the line before its removal, which can then be undone. Never rejects. */
  note?: ((saved: number) => Promise<RemovedLine>) | undefined;
  /** The slot. */
  element?: Element | undefined;
}

/**
 * Saves after `wait` milliseconds without another change. A line has at most one pending request; the newest quantity
 * wins. After a failure the saved one returns.
 */
export function changeLine(change: LineChange): AppThunk {
  const { id, rendered, quantity, wait } = change;
  return (dispatch, getState, { lineTimers }) => {
    // `rendered` is old after the first change.
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

function saveLine({ id, failed, done, note, element }: LineChange): AppThunk<Promise<void>> {
  return async (dispatch, getState, { lineTimers }) => {
    const line = (): CartLine | undefined => selectCartLine(getState(), id);
    const change = (changes: Partial<CartLine>): void => {
      const now = line();
      if (now) dispatch(cartLineChanged({ id, line: { ...now, ...changes } }));
    };
    // The pending save sends a newer quantity when it ends.
    if (line()?.saving) return;

    for (let now = line(); now && isUnsaved(now) && !lineTimers.has(id); now = line()) {
      let tried = now.wanted;
      change({ saving: true });
      try {
        if (note && tried === 0) change({ removed: await note(now.saved) });
        const newest = () => [{ id, quantity: (tried = line()?.wanted ?? tried) }];
        await dispatch(updateCart(newest, { source: 'cart', element }));
        change({ saved: tried, saving: false, isOutcomeUnknown: false, problem: null });
        dispatch(announce(done(tried)));
      } catch (error) {
        if (!isRefusal(error)) reportFailure(`changing line ${id} of the cart`, error);
        if (isChallenge(error)) await dispatch(sendLines());
        const reason = failureText(error);
        const text = reason || !isPrevented(error) ? `${failed} ${reason}`.trim() : '';
        const newest = line()?.wanted ?? tried;
        const unknown = newest !== tried;
        change({
          wanted: unknown ? newest : now.saved,
          saving: false,
          isOutcomeUnknown: unknown,
          problem: text ? { text, tried } : null,
        });
        // The shop may have changed the line, so widgets must fetch the cart.
        if (!isPrevented(error)) dispatch(cartChanged({}));
      }
    }
  };
}

/** Lets the browser post all unsaved lines. */
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
