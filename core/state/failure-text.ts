import { ShopError } from '../errors/shop-error';
import { UnsureError } from '../errors/unsure-error';
import { pageContext } from '../page/page-context';
import { isChallenge } from './is-challenge';

/**
 * The message to the shopper about a failed call. It is the first of these texts that is not empty:
 *
 * 1. the reason in the shop's answer;
 * 2. the layout's `outdatedError` for status 403 (the shop refused the page's token; a challenge is no refusal), or `unsureError` for
 *    an UnsureError;
 * 3. the layout's `genericError`;
 * 4. the error's own message.
 */
export function failureText(error: unknown): string {
  const { genericError, outdatedError, unsureError } = pageContext();
  const { text, status } = error instanceof ShopError ? error : { text: '', status: 0 };
  const own = status === 403 && !isChallenge(error) ? outdatedError : error instanceof UnsureError ? unsureError : '';
  return text || own || genericError || (error instanceof Error ? error.message : '');
}
