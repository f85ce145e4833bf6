import { cartShown, isPending, type CartLine, type CartParts } from './cart-page-slice';
import { parseQuantity, receiveCartQuantity } from './cart-quantity';
import { showAlert } from './dialogs';
import type { AppThunk } from './make-store';

/**
 * Gives the cart page its newest parts, and the rest of the page the quantity that they say. What went wrong
 * with a line that is no longer there has lost its place: it is said in an alert.
 *
 * @param changes how often the cart had changed when the store was asked for them
 */
export function showCartParts(parts: CartParts, changes: number): AppThunk {
  return (dispatch, getState) => {
    const { quantity, lineIds } = readContent(parts['content'] ?? '');
    const before = Object.entries(getState().cartPage.lines);
    const lines: Record<string, CartLine> = {};
    for (const [id, line] of before) {
      if (isPending(line)) lines[id] = line;
      else if (line.problem && lineIds.has(id)) lines[id] = line;
      else if (line.problem) void dispatch(showAlert(line.problem.text));
    }
    dispatch(cartShown({ parts, quantity, shown: changes, lines }));
    if (quantity !== null) dispatch(receiveCartQuantity(quantity));
  };
}

/** What the lines of the cart say besides what they show, in a document of their own that loads nothing. */
function readContent(html: string): { quantity: number | null; lineIds: ReadonlySet<string> } {
  const content = new DOMParser().parseFromString(html, 'text/html');
  const rows = [...content.querySelectorAll<HTMLElement>('[data-item-row]')];
  const list = content.querySelector<HTMLElement>('[data-cart-quantity]');
  return {
    quantity: parseQuantity(list?.dataset.cartQuantity),
    lineIds: new Set(rows.map(({ dataset }) => dataset.itemRow ?? '')),
  };
}
