import { isAborted } from '../../errors/shop-error';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { withoutPrototype } from '../../page/without-prototype';
import { nextTurn } from '../../timing/wait';
import { failureText, reportFailure } from '../failures';
import type { AppStore, AppThunk } from '../make-store';
import {
  type DialogKind,
  type DialogRequest,
  dialogClosed,
  dialogLoaded,
  dialogOpened,
  selectDialog,
  selectOpenDialogs,
} from '../slices/ui-slice';

export const cartPreviewDialog = 'cart-preview';

/** For server HTML without a place in the page. */
export const quickViewDialog = 'quick-view';

/** A cart line's dialog, on the cart page. */
export const lineDialog = 'cart-item';

const dialogSlots = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-widget][data-name="${name}"], dialog[data-widget="${name}"]`),
];

/** Whether a dialog of this name has not failed; its code may not be loaded yet. */
export const hasDialog = (name: string): boolean =>
  dialogSlots(name).some(({ dataset }) => dataset.widgetStatus !== 'failed');

const hasMountedDialog = (name: string): boolean =>
  dialogSlots(name).some(({ dataset }) => dataset.widgetStatus === 'mounted');

interface DialogOptions {
  /** The slot's `data-name`. */
  name: string;
  /** For the `message` part. */
  text?: string;
  /** The slot's `data-kind` while open. */
  kind?: DialogKind;
  /** Server HTML for the `body` part. */
  html?: string;
  /** Loads the `body`; aborted when the dialog closes. */
  load?: (signal: AbortSignal) => Promise<string>;
}

/**
 * Opens a dialog; a second one of its name waits. Resolves when it closes, with the result that `closeDialog` got. If
 * `load` fails, an alert opens. Never rejects.
 */
export function openDialog(options: DialogOptions): AppThunk<Promise<boolean>> {
  const { name, text = '', html = '', kind, load } = withoutPrototype(options);
  return async (dispatch, getState, { closings }) => {
    const unwanted = new AbortController();
    const body = load?.(unwanted.signal);
    if (body) {
      // Requested first, because a modal dialog makes the browser recalculate all styles.
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

/** Closes a dialog with the shopper's decision. */
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

/** Opens an alert; resolves when it closes. */
export function showAlert(text: string, kind: DialogKind = 'error'): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(openDialog({ name: 'alert', text, kind }));
  };
}

/** Asks a question; resolves with `true` for *yes*. */
export function askConfirm(text: string): AppThunk<Promise<boolean>> {
  return (dispatch) => dispatch(openDialog({ name: 'confirm', text, kind: 'warning' }));
}

/** Milliseconds for a dialog's code; with the shop's response before, a press should take at most four seconds. */
const TIME_LIMIT = 3_000;

/**
 * Replaces a missing, failed or late dialog by the browser's `alert` or `confirm`, or by the cart page (decision 9).
 */
export function observeDialogs(store: AppStore): () => void {
  const awaited = new Set<number>();

  /** @param due a dialog that should be mounted by now */
  const resolveDialogs = (due?: number): void => {
    const open = () => selectOpenDialogs(store.getState());
    for (const { id } of open()) {
      if (awaited.has(id)) continue;
      awaited.add(id);
      setTimeout(() => resolveDialogs(id), TIME_LIMIT);
    }
    const next = open().find(({ id, name }) => !(id === due ? hasMountedDialog : hasDialog)(name));
    if (!next) return;
    // Closing calls the store's listeners, this one too, so the state is read again.
    store.dispatch(closeDialog(next.name, { confirmed: resolveInstead(next) }));
    resolveDialogs(due);
  };
  // In a microtask, because the slot is marked as failed after the report, in the same task.
  const resolveLater = (): void => queueMicrotask(resolveDialogs);
  document.addEventListener('widgets:error', resolveLater);
  const unsubscribe = store.subscribe(() => resolveDialogs());
  return () => {
    unsubscribe();
    document.removeEventListener('widgets:error', resolveLater);
  };
}

function resolveInstead({ name, text }: DialogRequest): boolean {
  if (name === 'confirm') return window.confirm(text);
  if (name === cartPreviewDialog) navigation.goTo(pageContext().cartUrl);
  else window.alert(text || failureText(undefined));
  return name === 'alert';
}
