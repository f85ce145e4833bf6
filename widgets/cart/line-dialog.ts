import { changeLine } from '../../core/state/cart/change-line';
import { askConfirm } from '../../core/state/ui/dialogs';
import type { AppThunk } from '../../core/state/make-store';

/** Name of the dialog in which a line of the cart is changed. The cart page renders the dialog. */
export const lineDialog = 'cart-item';

interface Removal {
  /** The cart's line. */
  id: string;
  /** The line's quantity as the shop rendered it. */
  rendered: number;
  /** The question that the shopper answers first; with `''` none is asked. */
  question: string;
  /** Announced when the line is gone. */
  done: string;
  /** The beginning of the line's error message if the line could not be removed. The reason follows. */
  failed: string;
}

/** Asks the shopper, and takes a line out of the cart if the response is yes. */
export function askRemoval({ id, rendered, question, done, failed }: Removal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (question && !(await dispatch(askConfirm(question)))) return;
    dispatch(changeLine({ id, rendered, quantity: 0, wait: 0, failed, done: () => done }));
  };
}
