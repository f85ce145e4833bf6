import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { failureText } from '../failure-text';
import type { AppStore } from '../make-store';
import { selectOpenDialogs, type DialogRequest } from '../slices/ui-slice';
import { cartPreviewDialog } from './dialog-names';
import { closeDialog } from './dialogs';
import { hasDialog } from './has-dialog';

/** Milliseconds that a dialog's code may take. With the shop's answer before that a press has its answer in four seconds. */
const PATIENCE = 3_000;

/**
 * Gives the shopper in another way what the theme has no working dialog for, or none in time: the browser tells and asks,
 * and the cart page shows the cart. A theme that took over the product widgets without the dialogs, or whose dialogs did not
 * load, still tells shoppers why an item was not added.
 *
 * @returns stops observing
 */
export function observeDialogs(store: AppStore): () => void {
  const awaited = new Set<number>();

  /** @param due the dialog that should be there by now */
  const answerDialogs = (due?: number): void => {
    const open = () => selectOpenDialogs(store.getState());
    for (const { id } of open()) {
      if (awaited.has(id)) continue;
      awaited.add(id);
      setTimeout(() => answerDialogs(id), PATIENCE);
    }
    const next = open().find(({ id, name }) => !hasDialog(name, id === due));
    if (!next) return;
    // To close one tells the store's listeners, this one too: so the state is looked at anew.
    store.dispatch(closeDialog(next.name, answerInstead(next)));
    answerDialogs(due);
  };
  // A slot is marked as failed at the time that its failure is reported.
  const answerLater = (): void => queueMicrotask(answerDialogs);
  document.addEventListener('widgets:error', answerLater);
  const unsubscribe = store.subscribe(() => answerDialogs());
  return () => {
    unsubscribe();
    document.removeEventListener('widgets:error', answerLater);
  };
}

/** Says by the browser's own means what a dialog would have said. Gives the shopper's answer. */
function answerInstead({ name, text }: DialogRequest): boolean {
  if (name === 'confirm') return window.confirm(text);
  if (name === cartPreviewDialog) navigation.goTo(pageContext().cartUrl);
  else window.alert(text || failureText(undefined));
  return name === 'alert';
}
