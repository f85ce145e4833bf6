import { isAborted } from '../../errors/shop-error';
import { ownOptions } from '../../page/own-options';
import { nextTurn } from '../../timing/wait';
import { failureText, reportFailure } from '../failures';
import type { AppThunk, AppStore } from '../make-store';
import {
  dialogClosed,
  dialogLoaded,
  dialogOpened,
  selectDialog,
  type DialogKind,
  selectOpenDialogs,
  type DialogRequest,
} from '../slices/ui-slice';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';

/** The `data-name` of the dialog that shows what was added to the cart. */
export const cartPreviewDialog = 'cart-preview';

/** The `data-name` of the dialog that shows the quick view of a product, or other server HTML that has no place in the page. */
export const quickViewDialog = 'quick-view';

/** The slots of a dialog: those with this `data-name`, and a `<dialog>` whose widget has this name. */
const dialogSlots = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-widget][data-name="${name}"], dialog[data-widget="${name}"]`),
];

/** Whether the page has a dialog of a name that did not fail. Its code may not be loaded yet. */
export const hasDialog = (name: string): boolean =>
  dialogSlots(name).some(({ dataset }) => dataset.widgetStatus !== 'failed');

/** Whether the page has a dialog of a name that is mounted. */
const hasMountedDialog = (name: string): boolean =>
  dialogSlots(name).some(({ dataset }) => dataset.widgetStatus === 'mounted');

interface DialogOptions {
  /** The `data-name` of the dialog's slot. */
  name: string;
  /** Text for its `message` part. */
  text?: string;
  /** The `data-kind` of the slot while the dialog is open. */
  kind?: DialogKind;
  /** Server HTML for its `body` part. */
  html?: string;
  /**
   * Loads the `body` from the shop; the dialog is `pending` until then. The signal is aborted when the dialog is closed.
   */
  load?: (signal: AbortSignal) => Promise<string>;
}

/**
 * Opens a dialog. A second request for an open dialog waits until the first is closed.
 *
 * @returns a promise that resolves when the dialog closes, with the result that `closeDialog` got. If the content can't be
 *   loaded, the dialog closes and an alert opens. The promise never rejects.
 */
export function openDialog(options: DialogOptions): AppThunk<Promise<boolean>> {
  const { name, text = '', html = '', kind, load } = ownOptions(options);
  return async (dispatch, getState, { closings }) => {
    const unwanted = new AbortController();
    const body = load?.(unwanted.signal);
    if (body) {
      // The request is sent first, because a modal dialog makes the browser recalculate the styles of the whole page.
      body.catch(() => {});
      await nextTurn();
    }
    const id = getState().ui.lastId + 1;
    const whenClosed = new Promise<boolean>((closed) => {
      closings.set(id, (result) => {
        unwanted.abort();
        closed(result);
      });
    });
    dispatch(dialogOpened({ name, text, html, kind, status: load ? 'pending' : 'loaded' }));

    const showBody = async (): Promise<void> => {
      try {
        dispatch(dialogLoaded({ id, html: (await body) ?? '' }));
      } catch (error) {
        if (unwanted.signal.aborted || isAborted(error)) return;
        dispatch(closeById(id));
        reportFailure(`content of dialog "${name}"`, error);
        void dispatch(showAlert(failureText(error)));
      }
    };
    if (body) void showBody();
    return whenClosed;
  };
}

/**
 * Closes the open dialog of a name, if there is one.
 *
 * @param confirmed the shopper's decision; closing without a decision is *no*
 */
export function closeDialog(name: string, { confirmed = false } = {}): AppThunk {
  return (dispatch, getState) => {
    const dialog = selectDialog(getState(), name);
    if (dialog) dispatch(closeById(dialog.id, confirmed));
  };
}

function closeById(id: number, confirmed = false): AppThunk {
  return (dispatch, _getState, { closings }) => {
    dispatch(dialogClosed({ id }));
    closings.get(id)?.(confirmed);
    closings.delete(id);
  };
}

/** Shows the shopper a text that must be read. The promise resolves when the alert is closed. */
export function showAlert(text: string, kind: DialogKind = 'error'): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(openDialog({ name: 'alert', text, kind }));
  };
}

/** Asks the shopper a question. The promise resolves with `true` for *yes*. */
export function askConfirm(text: string): AppThunk<Promise<boolean>> {
  return (dispatch) => dispatch(openDialog({ name: 'confirm', text, kind: 'warning' }));
}

/**
 * Milliseconds that loading a dialog's code may take. A press also waits for the shop's response before that, and both together
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
  const resolveDialogs = (due?: number): void => {
    const open = () => selectOpenDialogs(store.getState());
    for (const { id } of open()) {
      if (awaited.has(id)) continue;
      awaited.add(id);
      setTimeout(() => resolveDialogs(id), TIME_LIMIT);
    }
    const next = open().find(({ id, name }) => !(id === due ? hasMountedDialog : hasDialog)(name));
    if (!next) return;
    // Closing a dialog calls the store's listeners, this one too. So the state is read again.
    store.dispatch(closeDialog(next.name, { confirmed: resolveInstead(next) }));
    resolveDialogs(due);
  };
  // In the task that reports a failure, the slot is marked as failed after the report. So the check runs in a microtask.
  const resolveLater = (): void => queueMicrotask(resolveDialogs);
  document.addEventListener('widgets:error', resolveLater);
  const unsubscribe = store.subscribe(() => resolveDialogs());
  return () => {
    unsubscribe();
    document.removeEventListener('widgets:error', resolveLater);
  };
}

/** Shows a dialog's text by means of the browser, or goes to the cart page. Returns the shopper's choice. */
function resolveInstead({ name, text }: DialogRequest): boolean {
  if (name === 'confirm') return window.confirm(text);
  if (name === cartPreviewDialog) navigation.goTo(pageContext().cartUrl);
  else window.alert(text || failureText(undefined));
  return name === 'alert';
}
