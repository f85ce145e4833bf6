import { ShopError } from '../errors/shop-error';
import { navigation } from '../page/navigation';
import { showAlert } from './ui/dialogs';
import { failureText } from './failure-text';
import type { AppThunk } from './make-store';

/**
 * What was to come into the page did not come: lets the browser go there, as it would without scripts, and the store
 * say what is wrong in a page of its own. Where the store can't be reached the shopper keeps the page and is told.
 *
 * @param error why it did not come; reporting it is the caller's affair
 * @param url where the browser goes: the address that was asked for already
 */
export function goInstead(error: unknown, url: string): AppThunk {
  return (dispatch) => {
    const isUnreachable = error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout');
    if (isUnreachable) void dispatch(showAlert(failureText(error)));
    else if (new URL(url, document.baseURI).href === window.location.href) navigation.reload();
    else navigation.goTo(url);
  };
}
