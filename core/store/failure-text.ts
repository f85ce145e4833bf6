import { StoreError } from '../errors/store-error';
import { pageContext } from '../page/page-context';

/**
 * What a shopper is told about a failed call: the store's own words, else the layout's words for *something
 * went wrong*, else, in a theme that has none, the failure's name.
 */
export function failureText(error: unknown): string {
  const said = error instanceof StoreError ? error.text : '';
  return said || pageContext().genericError || (error instanceof Error ? error.message : '');
}

/** Whether the store refused in words for the shopper: no failure of the shop, so nothing for operators. */
export function isRefusal(error: unknown): boolean {
  return error instanceof StoreError && error.text !== '';
}
