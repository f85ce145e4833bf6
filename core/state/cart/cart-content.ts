import { parseHtml } from '../../dom/html';
import { initialCartQuantity, receiveCartQuantity, fetchCartQuantity } from './cart-quantity';
import { cartShown, isUnsaved, type CartLine, type CartParts, cartNotShown } from '../slices/cart-page-slice';
import { showAlert, closeDialog } from '../ui/dialogs';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../failures';
import { ShopError } from '../../errors/shop-error';
import { shopErrors } from '../../page/shop-errors';
import { afterRender } from '../../timing/wait';
import { writeCart } from './write-cart';

/** The sections of the cart page that change with the cart, by name, and the partials that render them. */
const cartSections = {
  content: 'cart/content',
  totals: 'cart/totals',
  pageTitle: 'cart/page-title',
  statusMessages: 'cart/status-messages',
  additionalCheckoutButtons: 'cart/additional-checkout-buttons',
} as const;

/**
 * Puts the newest parts of the cart page, and the quantity that they print, into the state. A line keeps its error message,
 * unless the shop has made the change after all. If a line with an error message is gone, an alert shows the message.
 *
 * @param changes the value of the cart's `changes` when the parts were requested
 */
function showCartParts(parts: CartParts, changes: number): AppThunk {
  return (dispatch, getState) => {
    const { quantity, held } = readContent(parts['content'] ?? '');
    const before = Object.entries(getState().cartPage.lines);
    const lines: Record<string, CartLine> = {};
    for (const [id, line] of before) {
      const saved = held.get(id);
      if (isUnsaved(line)) lines[id] = line;
      else if (!line.problem || line.problem.tried === (saved ?? 0)) continue;
      else if (saved === undefined) void dispatch(showAlert(line.problem.text));
      // If the theme does not render the line's quantity, the known quantity stays.
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
    quantity: initialCartQuantity(content),
    held: new Map(rows.map(({ dataset }) => [dataset.itemRow ?? '', Number(dataset.itemQuantity)])),
  };
}

/** Milliseconds before the first and the second retry, because many failures are short. */
const PAUSES = [1000, 3000];

/**
 * Requests the parts of the cart page that change with the cart, and shows them. After a failure it tries twice more.
 * Then the state has the failure in `failedAt`.
 *
 * @param unwanted aborted when the cart has changed again, or when the shopper is changing a line
 * @param ready waits until the page can be changed without disturbing the shopper
 */
export function refreshCart(unwanted: AbortSignal, ready: () => Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { api }) => {
    const { changes } = getState().cart;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const parts = await (await api()).cart.content(cartSections, unwanted);
        await ready();
        if (!unwanted.aborted) dispatch(showCartParts(parts, changes));
        return;
      } catch (error) {
        if (unwanted.aborted) return;
        const pause = PAUSES[attempt];
        if (pause === undefined) {
          reportFailure('bringing the cart page up to date', error);
          dispatch(cartNotShown(changes));
          return void dispatch(fetchCartQuantity({ fresh: true }));
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (unwanted.aborted) return;
      }
    }
  };
}

/**
 * Posts a form of the cart page as the browser would, but stays on the page. The response has the new parts of the page.
 *
 * @param dialog the `data-name` of the dialog with the form; it closes when the shop has accepted the form
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason
 */
export function postCartForm(form: FormData, dialog: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const parts = await dispatch(writeCart((api) => api.cart.post(form, cartSections)));
    const text = newErrors(parts?.statusMessages ?? '');
    if (text) throw new ShopError('data', 'The shop did not accept the form', { text });
    // The dialog closes first: the focus returns to the element that opened it, before that element is replaced.
    dispatch(closeDialog(dialog, { confirmed: true }));
    await new Promise<void>(afterRender);
    dispatch(takeParts(parts));
  };
}

/**
 * Requests a link of the cart page that changes the cart (removes a coupon or a gift wrapping), but stays on the page.
 *
 * @param url the link's URL as the shop rendered it
 * @returns a promise that rejects with a ShopError
 */
export function followCartLink(url: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(takeParts(await dispatch(writeCart((api) => api.cart.follow(url, cartSections)))));
  };
}

/** Shows the parts of a response. If it has none, the cart page requests them itself, as after any write. */
function takeParts(parts: CartParts | null): AppThunk {
  return (dispatch, getState) => {
    if (parts) dispatch(showCartParts(parts, getState().cart.changes));
  };
}

/** Reads the shop's reason for refusing a form: its error messages, without those that the page showed before. */
function newErrors(html: string): string {
  const known = new Set(errorTexts(document));
  const texts = errorTexts(parseHtml(html));
  return texts.filter((text) => !known.has(text)).join('\n');
}

const errorTexts = (page: Document): string[] =>
  shopErrors(page).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
