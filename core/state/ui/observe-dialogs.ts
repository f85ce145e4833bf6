import { closeDialog } from './dialogs';
import { hasDialog } from './has-dialog';
import type { AppStore } from '../make-store';
import { selectDialog } from '../slices/ui-slice';

/**
 * Lets the browser show an alert or a question for which the theme has no working dialog. A theme that took over the
 * product widgets without the dialogs, or whose dialogs did not load, still tells shoppers why an item was not added.
 *
 * @returns stops observing
 */
export function observeDialogs(store: AppStore): () => void {
  const answerDialogs = (): void => {
    for (const name of ['alert', 'confirm']) {
      const dialog = selectDialog(store.getState(), name);
      if (!dialog || hasDialog(name)) continue;
      const isAlert = name === 'alert';
      if (isAlert) window.alert(dialog.text);
      store.dispatch(closeDialog(name, isAlert || window.confirm(dialog.text)));
    }
  };
  // A slot is marked as failed at the time that its failure is reported.
  const answerLater = (): void => queueMicrotask(answerDialogs);
  document.addEventListener('widgets:error', answerLater);
  const unsubscribe = store.subscribe(answerDialogs);
  return () => {
    unsubscribe();
    document.removeEventListener('widgets:error', answerLater);
  };
}
