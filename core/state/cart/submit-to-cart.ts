import { ShopError } from '../../errors/shop-error';
import { parseHtml } from '../../page/parse-html';
import { shopErrors } from '../../page/shop-errors';
import type { CartParts } from '../slices/cart-page-slice';
import { cartSections } from './cart-sections';
import { closeDialog } from '../ui/dialogs';
import type { AppThunk } from '../make-store';
import { afterRender } from '../../page/after-render';
import { showCartParts } from './show-cart-parts';
import { writeCart } from './write-cart';

/**
 * Posts a form of the cart page as the browser would, but stays on the page. The answer has the new parts of the page.
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
    dispatch(closeDialog(dialog, true));
    await new Promise<void>(afterRender);
    dispatch(takeParts(parts));
  };
}

/**
 * Requests a link of the cart page that changes the cart (removes a coupon or a gift wrapping), but stays on the page.
 *
 * @param url the link's address as the shop printed it
 * @returns a promise that rejects with a ShopError
 */
export function followCartLink(url: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(takeParts(await dispatch(writeCart((api) => api.cart.follow(url, cartSections)))));
  };
}

/** Shows the parts of an answer. If it has none, the cart page requests them itself, as after any write. */
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
