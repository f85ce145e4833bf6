import { parseHtml } from '../../page/parse-html';
import { printedCartQuantity } from './printed-cart-quantity';
import { cartShown, isUnsaved, type CartLine, type CartParts } from '../slices/cart-page-slice';
import { receiveCartQuantity } from './cart-quantity';
import { showAlert } from '../ui/dialogs';
import type { AppThunk } from '../make-store';

/**
 * Puts the newest parts of the cart page, and the quantity that they print, into the state. A line keeps its error message,
 * unless the shop has made the change after all. If a line with an error message is gone, an alert shows the message.
 *
 * @param changes the value of the cart's `changes` when the parts were requested
 */
export function showCartParts(parts: CartParts, changes: number): AppThunk {
  return (dispatch, getState) => {
    const { quantity, held } = readContent(parts['content'] ?? '');
    const before = Object.entries(getState().cartPage.lines);
    const lines: Record<string, CartLine> = {};
    for (const [id, line] of before) {
      const saved = held.get(id);
      if (isUnsaved(line)) lines[id] = line;
      else if (!line.problem || line.problem.tried === (saved ?? 0)) continue;
      else if (saved === undefined) void dispatch(showAlert(line.problem.text));
      // If the theme does not print the line's quantity, the known quantity stays.
      else lines[id] = Number.isNaN(saved) ? line : { ...line, saved, wanted: saved };
    }
    dispatch(cartShown({ parts, quantity, shown: changes, lines }));
    if (quantity !== null) dispatch(receiveCartQuantity(quantity));
  };
}

/**
 * Reads the quantities from the cart's HTML.
 *
 * @returns the number of items in the cart, and the quantity of each line by the line's id
 */
function readContent(html: string): { quantity: number | null; held: ReadonlyMap<string, number> } {
  const content = parseHtml(html);
  const rows = [...content.querySelectorAll<HTMLElement>('[data-item-row]')];
  return {
    quantity: printedCartQuantity(content),
    held: new Map(rows.map(({ dataset }) => [dataset.itemRow ?? '', Number(dataset.itemQuantity)])),
  };
}
