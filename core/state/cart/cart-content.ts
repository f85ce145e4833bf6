import type { StorefrontApi } from '../../api/storefront-api';
import { parseHtml } from '../../dom/html';
import { ShopError } from '../../errors/shop-error';
import type { CartRequest, Origin } from '../../events/cart-change';
import { shopErrors } from '../../page/shop-errors';
import { afterRender } from '../../timing/wait';
import { reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { type CartLine, type CartParts, cartNotShown, cartShown, isUnsaved } from '../slices/cart-page-slice';
import { closeDialog, showAlert } from '../ui/dialogs';
import { fetchCartQuantity, readCartQuantity, receiveCartQuantity } from './cart-quantity';
import { requestChange } from './request-change';
import { changeCart, writeCart } from './write-cart';

const cartSections = {
  content: 'cart/content',
  totals: 'cart/totals',
  pageTitle: 'cart/page-title',
  statusMessages: 'cart/status-messages',
  additionalCheckoutButtons: 'cart/additional-checkout-buttons',
} as const;

/** @param changes the cart's `changes` at the request */
function showCartParts(parts: CartParts, changes: number): AppThunk {
  return (dispatch) => {
    const { quantity, lines } = dispatch(readLines(parseHtml(parts['content'] ?? '')));
    dispatch(cartShown({ parts, quantity, shown: changes, lines }));
    if (quantity !== null) dispatch(receiveCartQuantity(quantity));
  };
}

/** Updates the store's lines from other HTML. */
export function showCartLines(content: ParentNode): AppThunk {
  return (dispatch, getState) => {
    const { lines } = dispatch(readLines(content));
    dispatch(cartShown({ ...getState().cartPage, lines }));
  };
}

/** A line keeps its error message, unless the shop has made the change after all. */
function readLines(
  content: ParentNode,
): AppThunk<{ quantity: number | null; lines: Readonly<Record<string, CartLine>> }> {
  return (dispatch, getState) => {
    const { quantity, held } = readContent(content);
    const lines: Record<string, CartLine> = {};
    for (const [id, line] of Object.entries(getState().cartPage.lines)) {
      const saved = held.get(id);
      if (isUnsaved(line)) lines[id] = line;
      else if (!line.problem || line.problem.tried === (saved ?? 0)) continue;
      else if (saved === undefined) void dispatch(showAlert(line.problem.text));
      // The theme may not render the line's quantity.
      else lines[id] = Number.isNaN(saved) ? line : { ...line, saved, wanted: saved };
    }
    return { quantity, lines };
  };
}

/** `held`: by line id. */
function readContent(content: ParentNode): { quantity: number | null; held: ReadonlyMap<string, number> } {
  const rows = [...content.querySelectorAll<HTMLElement>('[data-item-row]')];
  return {
    quantity: readCartQuantity(content),
    held: new Map(rows.map(({ dataset }) => [dataset.itemRow ?? '', Number(dataset.itemQuantity)])),
  };
}

/** Milliseconds before each retry. */
const PAUSES = [1000, 3000];

interface Refresh<Response> {
  request(api: StorefrontApi): Promise<Response>;
  /** Resolves when a change of the page does not disturb the shopper. */
  ready(): Promise<void>;
  /** @param changes the cart's `changes` at the request */
  show(response: Response, changes: number): void;
  fail(error: unknown, changes: number): void;
  readonly unwanted: AbortSignal;
}

/** After two failed retries it calls `fail`. */
export function refreshContent<Response>({
  request,
  ready,
  show,
  fail,
  unwanted,
}: Refresh<Response>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { api }) => {
    const { changes } = getState().cart;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await request(await api());
        await ready();
        if (!unwanted.aborted) show(response, changes);
        return;
      } catch (error) {
        if (unwanted.aborted) return;
        const pause = PAUSES[attempt];
        if (pause === undefined) {
          fail(error, changes);
          return void dispatch(fetchCartQuantity({ fresh: true }));
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (unwanted.aborted) return;
      }
    }
  };
}

/** Fetches and shows the parts of the cart page that change. A failure sets `failedAt`. */
export function refreshCart(unwanted: AbortSignal, ready: () => Promise<void>): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      refreshContent({
        request: ({ cart }) => cart.content(cartSections, unwanted),
        ready,
        show: (parts, changes) => dispatch(showCartParts(parts, changes)),
        fail(error, changes) {
          reportFailure('bringing the cart page up to date', error);
          dispatch(cartNotShown(changes));
        },
        unwanted,
      }),
    );
}

/**
 * Posts a line's options and shows the parts in the response. Rejects with a ShopError.
 *
 * @param dialog the `data-name` of the form's dialog, which closes on success
 */
export function updateOptions(form: FormData, dialog: string, origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const id = String(form.get('item_id') ?? '');
    const request = { kind: 'update-options', lines: [{ id }], form } as const;
    const parts = await requestChange(request, origin, async () => {
      const response = await dispatch(writeCart(({ cart }) => cart.post(form, cartSections)));
      const text = newErrors(response?.statusMessages ?? '');
      if (text) throw new ShopError('data', 'The shop did not accept the form', { text });
      return response;
    });
    // Closed first, so that the focus returns to the opener before that is replaced.
    dispatch(closeDialog(dialog, { confirmed: true }));
    await new Promise<void>(afterRender);
    dispatch(takeParts(parts));
  };
}

/** What a URL of the platform changes in the cart. */
function requestOf(url: string, code: string): CartRequest | null {
  const query = new URL(url, document.baseURI).searchParams;
  const action = query.get('action') ?? '';
  if (/^remove(coupon|gift_?certificate)/.test(action)) return { kind: 'remove-code', code };
  const id = query.get('item_id') ?? '';
  return /^remove_?giftwrapping/.test(action) ? { kind: 'remove-wrapping', lines: [{ id }] } : null;
}

/**
 * For a link that changes the cart, such as removing a coupon. Rejects with a ShopError.
 *
 * @param code of a coupon or a gift certificate, if rendered
 */
export function followCartLink(url: string, code: string, origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const request = requestOf(url, code);
    const send = ({ cart }: StorefrontApi) => cart.follow(url, cartSections);
    dispatch(takeParts(await dispatch(request ? changeCart(request, origin, send) : writeCart(send))));
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
