import { ShopError } from '../../errors/shop-error';
import { parseHtml } from '../../page/parse-html';
import { shopErrors } from '../../page/shop-errors';
import type { CartParts } from '../slices/cart-page-slice';
import { cartSections } from './cart-sections';
import { closeDialog } from '../ui/dialogs';
import type { AppThunk } from '../make-store';
import { afterRender } from '../after-render';
import { showCartParts } from './show-cart-parts';
import { writeCart } from './write-cart';

/**
 * Sends a form of the cart page as the browser would, but stays on the page: the answer brings its new parts.
 *
 * @param dialog the dialog that the form stands in; closed when the shop has accepted it
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason
 */
export function postCartForm(form: FormData, dialog: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const parts = await dispatch(writeCart((api) => api.cart.post(form, cartSections)));
    const text = newErrors(parts?.statusMessages ?? '');
    if (text) throw new ShopError('data', 'The shop did not accept the form', { text });
    // The focus goes back to the element that opened the dialog before that element is replaced.
    dispatch(closeDialog(dialog, true));
    await afterRender();
    dispatch(takeParts(parts));
  };
}

/**
 * Follows a link of the cart page that changes the cart (takes a coupon away, unwraps an item), but stays on the page.
 *
 * @param url as the shop printed it
 * @returns a promise that rejects with a ShopError
 */
export function followCartLink(url: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(takeParts(await dispatch(writeCart((api) => api.cart.follow(url, cartSections)))));
  };
}

/** An answer without parts leaves the page to ask for them itself, as after any write. */
function takeParts(parts: CartParts | null): AppThunk {
  return (dispatch, getState) => {
    if (parts) dispatch(showCartParts(parts, getState().cart.changes));
  };
}

/** A refused form is answered with an error message on the page; one that stood there before is about something else. */
function newErrors(html: string): string {
  const known = new Set(errorTexts(document));
  const news = errorTexts(parseHtml(html));
  return news.filter((text) => !known.has(text)).join('\n');
}

const errorTexts = (page: Document): string[] =>
  shopErrors(page).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
