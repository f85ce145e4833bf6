import { closeDialog } from './dialogs';
import { hasDialog } from './has-dialog';
import type { AppStore } from '../make-store';
import { selectDialog } from './ui-slice';

/**
 * Lets the browser ask what no dialog of the theme can: a theme that took over the product widgets, but not
 * the dialogs, or whose dialogs did not load, still tells its shoppers why an item was not added.
 *
 * @returns stops observing
 */
export function observeDialogs(store: AppStore): () => void {
  const look = (): void => {
    for (const name of ['alert', 'confirm']) {
      const dialog = selectDialog(store.getState(), name);
      if (!dialog || hasDialog(name)) continue;
      const isAlert = name === 'alert';
      if (isAlert) window.alert(dialog.text);
      store.dispatch(closeDialog(name, isAlert || window.confirm(dialog.text)));
    }
  };
  // A slot is marked as failed at the time that its failure is reported.
  const lookAgain = (): void => queueMicrotask(look);
  document.addEventListener('widgets:error', lookAgain);
  const unsubscribe = store.subscribe(look);
  return () => {
    unsubscribe();
    document.removeEventListener('widgets:error', lookAgain);
  };
}
