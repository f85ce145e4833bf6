import { navigation } from '../page/navigation';
import { showAlert } from './ui/dialogs';
import { failureText, isUnreachable } from './failures';
import type { AppThunk } from './make-store';

/**
 * Makes the browser go to a URL whose content could not be put into this page. The shop's own page then shows the
 * problem. If the shop can't be reached, the page stays and an alert opens.
 *
 * @param error why the content could not be loaded; the caller has to report it
 * @param url the URL that was requested
 */
export function navigateInstead(error: unknown, url: string): AppThunk {
  return (dispatch) => {
    if (isUnreachable(error)) void dispatch(showAlert(failureText(error)));
    else if (new URL(url, document.baseURI).href === window.location.href) navigation.reload();
    else navigation.goTo(url);
  };
}
