import { navigation } from '../page/navigation';
import { showAlert } from './ui/dialogs';
import { failureText } from './failure-text';
import { isUnreachable } from './is-unreachable';
import type { AppThunk } from './make-store';

/**
 * Sends the browser to an address whose content could not be put into the page, as it would go without scripts: the
 * shop's own page tells what is wrong. If the shop can't be reached the shopper keeps the page and reads an alert.
 *
 * @param error why it did not come; reporting it is the caller's affair
 * @param url where the browser goes: the address that was asked for already
 */
export function goInstead(error: unknown, url: string): AppThunk {
  return (dispatch) => {
    if (isUnreachable(error)) void dispatch(showAlert(failureText(error)));
    else if (new URL(url, document.baseURI).href === window.location.href) navigation.reload();
    else navigation.goTo(url);
  };
}
