import { ShopError } from '../errors/shop-error';
import { UnsureError } from '../errors/unsure-error';
import { pageContext } from '../page/page-context';

/**
 * The text for a shopper about a failed call: the shop's own words, else the layout's words for *this page is too old*
 * (the shop refused the page's token), *perhaps it is done* or *something went wrong*, else, in a theme that has none, the
 * failure's name.
 */
export function failureText(error: unknown): string {
  const { genericError, outdatedError, unsureError } = pageContext();
  const { text, status } = error instanceof ShopError ? error : { text: '', status: 0 };
  const own = status === 403 ? outdatedError : error instanceof UnsureError ? unsureError : '';
  return text || own || genericError || (error instanceof Error ? error.message : '');
}
