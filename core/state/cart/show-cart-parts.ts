import { parseHtml } from '../../page/parse-html';
import { printedCartQuantity } from './printed-cart-quantity';
import { cartShown, isPending, type CartLine, type CartParts } from '../slices/cart-page-slice';
import { receiveCartQuantity } from './cart-quantity';
import { showAlert } from '../ui/dialogs';
import type { AppThunk } from '../make-store';

/**
 * Gives the cart page its newest parts, and the rest of the page the quantity in them. A line keeps its error, unless
 * the change was done all the same; the error of a line that is gone is shown in an alert.
 *
 * @param changes how often the cart had changed when the shop was asked for them
 */
export function showCartParts(parts: CartParts, changes: number): AppThunk {
  return (dispatch, getState) => {
    const { quantity, held } = readContent(parts['content'] ?? '');
    const before = Object.entries(getState().cartPage.lines);
    const lines: Record<string, CartLine> = {};
    for (const [id, line] of before) {
      const saved = held.get(id);
      if (isPending(line)) lines[id] = line;
      else if (!line.problem || line.problem.tried === (saved ?? 0)) continue;
      else if (saved === undefined) void dispatch(showAlert(line.problem.text));
      // A theme may not print how many a line holds; then the known quantity stays.
      else lines[id] = Number.isNaN(saved) ? line : { ...line, saved, wanted: saved };
    }
    dispatch(cartShown({ parts, quantity, shown: changes, lines }));
    if (quantity !== null) dispatch(receiveCartQuantity(quantity));
  };
}

/**
 * Reads the quantities from the cart's HTML.
 *
 * @returns how many items there are, and how many each line holds
 */
function readContent(html: string): { quantity: number | null; held: ReadonlyMap<string, number> } {
  const content = parseHtml(html);
  const rows = [...content.querySelectorAll<HTMLElement>('[data-item-row]')];
  return {
    quantity: printedCartQuantity(content),
    held: new Map(rows.map(({ dataset }) => [dataset.itemRow ?? '', Number(dataset.itemQuantity)])),
  };
}
