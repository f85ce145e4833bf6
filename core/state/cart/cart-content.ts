import { parseHtml } from '../../dom/html';
import { ShopError } from '../../errors/shop-error';
import type { Origin } from '../../events/cart-change';
import { shopErrors } from '../../page/shop-errors';
import { afterRender } from '../../timing/wait';
import { reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { type CartLine, type CartParts, cartNotShown, cartShown, isUnsaved } from '../slices/cart-page-slice';
import { closeDialog, showAlert } from '../ui/dialogs';
import { fetchCartQuantity, initialCartQuantity, receiveCartQuantity } from './cart-quantity';
import { requestChange } from './request-change';
import { writeCart } from './write-cart';

/** The partials of the sections that change with the cart. */
const cartSections = {
  content: 'cart/content',
  totals: 'cart/totals',
  pageTitle: 'cart/page-title',
  statusMessages: 'cart/status-messages',
  additionalCheckoutButtons: 'cart/additional-checkout-buttons',
} as const;

/**
 * Shows new parts of the cart page. A line keeps its error message, unless the shop has made the change after all.
 *
 * @param changes the cart's `changes` when the parts were requested
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
      // The theme may not render the line's quantity.
      else lines[id] = Number.isNaN(saved) ? line : { ...line, saved, wanted: saved };
    }
    dispatch(cartShown({ parts, quantity, shown: changes, lines }));
    if (quantity !== null) dispatch(receiveCartQuantity(quantity));
  };
}

/** The quantities of the cart and, by id, of its lines. */
function readContent(html: string): { quantity: number | null; held: ReadonlyMap<string, number> } {
  const content = parseHtml(html);
  const rows = [...content.querySelectorAll<HTMLElement>('[data-item-row]')];
  return {
    quantity: initialCartQuantity(content),
    held: new Map(rows.map(({ dataset }) => [dataset.itemRow ?? '', Number(dataset.itemQuantity)])),
  };
}

/** Milliseconds before each retry. */
const PAUSES = [1000, 3000];

/**
 * Fetches and shows the parts of the cart page that change; after two failed retries it sets `failedAt`.
 *
 * @param ready resolves when a change of the page does not disturb the shopper
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
 * Posts a form of the cart page and shows the parts in the response. Rejects with a ShopError whose `text` is the
 * shop's reason.
 *
 * @param dialog the `data-name` of the form's dialog, which closes on success
 */
export function postCartForm(form: FormData, dialog: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const parts = await dispatch(writeCart((api) => api.cart.post(form, cartSections)));
    const text = newErrors(parts?.statusMessages ?? '');
    if (text) throw new ShopError('data', 'The shop did not accept the form', { text });
    // Closed first, so that the focus returns to the opener before that is replaced.
    dispatch(closeDialog(dialog, { confirmed: true }));
    await new Promise<void>(afterRender);
    dispatch(takeParts(parts));
  };
}

/** The platform's URLs that remove a coupon or a gift certificate. */
const REMOVES_CODE = /[?&]action=remove(coupon|gift_?certificate)/;

/**
 * Requests a link of the cart page that changes the cart, such as removing a coupon. Rejects with a ShopError.
 *
 * @param code of a coupon or a gift certificate, if rendered
 */
export function followCartLink(url: string, code: string, origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const send = () => dispatch(writeCart((api) => api.cart.follow(url, cartSections)));
    const request = { kind: 'remove-code', code } as const;
    dispatch(takeParts(await (REMOVES_CODE.test(url) ? requestChange(request, origin, send) : send())));
  };
}

/** Without parts, the cart page fetches them itself. */
function takeParts(parts: CartParts | null): AppThunk {
  return (dispatch, getState) => {
    if (parts) dispatch(showCartParts(parts, getState().cart.changes));
  };
}

/** The error messages that the page did not show before. */
function newErrors(html: string): string {
  const known = new Set(errorTexts(document));
  const texts = errorTexts(parseHtml(html));
  return texts.filter((text) => !known.has(text)).join('\n');
}

const errorTexts = (page: Document): string[] =>
  shopErrors(page).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
