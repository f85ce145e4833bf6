import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { failureText } from '../failure-text';
import type { AppStore } from '../make-store';
import { selectOpenDialogs, type DialogRequest } from '../slices/ui-slice';
import { cartPreviewDialog } from './dialog-names';
import { closeDialog } from './dialogs';
import { hasDialog } from './has-dialog';

/**
 * Milliseconds that loading a dialog's code may take. A press also waits for the shop's answer before that, and both together
 * should take four seconds at most.
 */
const TIME_LIMIT = 3_000;

/**
 * Replaces a requested dialog that the theme does not have, that failed, or that is not loaded in time. The browser's `alert`
 * and `confirm` show its text, and the cart page replaces the cart preview. So a shopper reads why an item was not added, also
 * in a theme that uses the product widgets without the dialogs (decision 9).
 *
 * @returns a function that stops observing
 */
export function observeDialogs(store: AppStore): () => void {
  const awaited = new Set<number>();

  /** @param due the id of a dialog that should be loaded by now */
  const answerDialogs = (due?: number): void => {
    const open = () => selectOpenDialogs(store.getState());
    for (const { id } of open()) {
      if (awaited.has(id)) continue;
      awaited.add(id);
      setTimeout(() => answerDialogs(id), TIME_LIMIT);
    }
    const next = open().find(({ id, name }) => !hasDialog(name, id === due));
    if (!next) return;
    // Closing a dialog calls the store's listeners, this one too. So the state is read again.
    store.dispatch(closeDialog(next.name, answerInstead(next)));
    answerDialogs(due);
  };
  // In the task that reports a failure, the slot is marked as failed after the report. So the check runs in a microtask.
  const answerLater = (): void => queueMicrotask(answerDialogs);
  document.addEventListener('widgets:error', answerLater);
  const unsubscribe = store.subscribe(() => answerDialogs());
  return () => {
    unsubscribe();
    document.removeEventListener('widgets:error', answerLater);
  };
}

/** Shows a dialog's text by means of the browser, or goes to the cart page. Returns the shopper's answer. */
function answerInstead({ name, text }: DialogRequest): boolean {
  if (name === 'confirm') return window.confirm(text);
  if (name === cartPreviewDialog) navigation.goTo(pageContext().cartUrl);
  else window.alert(text || failureText(undefined));
  return name === 'alert';
}
