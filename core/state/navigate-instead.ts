import { navigation } from '../page/navigation';
import { failureText, isUnreachable } from './failures';
import type { AppThunk } from './make-store';
import { showAlert } from './ui/dialogs';

/**
 * Navigates to a URL whose content could not be put into this page.
 *
 * @param error reported by the caller
 */
export function navigateInstead(error: unknown, url: string): AppThunk {
  return (dispatch) => {
    if (isUnreachable(error)) void dispatch(showAlert(failureText(error)));
    else if (new URL(url, document.baseURI).href === window.location.href) navigation.reload();
    else navigation.goTo(url);
  };
}
