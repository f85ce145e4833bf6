import { changeLine } from '../../core/state/cart/change-line';
import type { AppThunk } from '../../core/state/make-store';
import { askConfirm } from '../../core/state/ui/dialogs';
import { noteLine } from './note-line';

interface Removal {
  id: string;
  /** As the shop rendered it. */
  rendered: number;
  /** `''` asks nothing. */
  question: string;
  /** The announcement. */
  done: string;
  /** Begins the error message. */
  failed: string;
  /** The slot. */
  element: Element;
}

/** A removal in a `cart-lines` can be undone. */
export function askRemoval({ question, done, ...line }: Removal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (question && !(await dispatch(askConfirm(question)))) return;
    const row = line.element.closest<HTMLElement>('[data-widget="cart-lines"] [data-item-row]');
    const note = row ? (saved: number) => dispatch(noteLine(row.dataset, saved)) : undefined;
    dispatch(changeLine({ ...line, quantity: 0, wait: 0, done: () => done, note }));
  };
}
