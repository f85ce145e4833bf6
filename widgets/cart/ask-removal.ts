import { changeLine } from '../../core/state/cart/change-line';
import { askConfirm } from '../../core/state/ui/dialogs';
import type { AppThunk } from '../../core/state/make-store';

interface Removal {
  /** The cart's line. */
  id: string;
  /** The quantity that the page shows as the store's. */
  printed: number;
  /** The question before. */
  question: string;
  /** What screen readers hear when the line is gone. */
  done: string;
  /** What is said when it could not be removed, before the store's reason. */
  failed: string;
}

/** Takes a line out of the cart, if the shopper means it. */
export function askRemoval({ id, printed, question, done, failed }: Removal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!(await dispatch(askConfirm(question)))) return;
    dispatch(changeLine({ id, printed, quantity: 0, wait: 0, failed, done: () => done }));
  };
}
