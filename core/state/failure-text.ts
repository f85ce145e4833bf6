import { ShopError } from '../errors/shop-error';
import { pageContext } from '../page/page-context';

/**
 * The text for a shopper about a failed call: the shop's own words, else the layout's words for *this page is too old*
 * (the shop refused the page's token) or *something went wrong*, else, in a theme that has none, the failure's name.
 */
export function failureText(error: unknown): string {
  const { genericError, outdatedError } = pageContext();
  const { text, status } = error instanceof ShopError ? error : { text: '', status: 0 };
  return text || (status === 403 && outdatedError) || genericError || (error instanceof Error ? error.message : '');
}
