import type { StorefrontApi } from '../../api/storefront-api';
import { isAborted } from '../../errors/shop-error';
import { nextTurn } from '../../page/next-turn';
import { failureText } from '../failure-text';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { dialogClosed, dialogLoaded, dialogOpened, selectDialog } from '../slices/ui-slice';

interface DialogOptions {
  /** The `data-name` of the dialog's slot. */
  name: string;
  /** Text for its `message` part. */
  text?: string;
  /** Server HTML for its `body` part. */
  html?: string;
  /**
   * Asks the shop for the `body`; the dialog is `pending` until it comes. The signal is aborted when the
   * dialog is closed meanwhile.
   */
  load?: (api: StorefrontApi, signal: AbortSignal) => Promise<string>;
}

/**
 * Opens a dialog. A second request for an open dialog waits until the first is closed.
 *
 * @returns a promise that is kept when the dialog closes, with the answer that was given to `closeDialog`.
 *   Content that cannot be had closes the dialog and shows an alert; the promise never rejects.
 */
export function openDialog({ name, text = '', html = '', load }: DialogOptions): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { api, closings }) => {
    const unwanted = new AbortController();
    const body = load && api().then((shop) => load(shop, unwanted.signal));
    if (body) {
      // The question leaves first: to open a modal dialog, a browser styles the whole page anew.
      body.catch(() => {});
      await nextTurn();
    }
    const id = getState().ui.lastId + 1;
    const answered = new Promise<boolean>((closed) => {
      closings.set(id, (answer) => {
        unwanted.abort();
        closed(answer);
      });
    });
    dispatch(dialogOpened({ name, text, html, status: load ? 'pending' : 'loaded' }));

    const showBody = async (): Promise<void> => {
      try {
        dispatch(dialogLoaded({ id, html: (await body) ?? '' }));
      } catch (error) {
        if (unwanted.signal.aborted || isAborted(error)) return;
        dispatch(closeById(id, false));
        reportFailure(`content of dialog "${name}"`, error);
        void dispatch(showAlert(failureText(error)));
      }
    };
    if (body) void showBody();
    return answered;
  };
}

/**
 * Closes the open dialog of a name, if there is one.
 *
 * @param answer what the shopper decided; closing without a decision is *no*
 */
export function closeDialog(name: string, answer = false): AppThunk {
  return (dispatch, getState) => {
    const dialog = selectDialog(getState(), name);
    if (dialog) dispatch(closeById(dialog.id, answer));
  };
}

function closeById(id: number, answer: boolean): AppThunk {
  return (dispatch, _getState, { closings }) => {
    dispatch(dialogClosed({ id }));
    closings.get(id)?.(answer);
    closings.delete(id);
  };
}

/** Tells the shopper something that must be read. The promise is kept when it has been. */
export function showAlert(text: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(openDialog({ name: 'alert', text }));
  };
}

/** Asks the shopper a question that is answered by *yes* or *no*. */
export function askConfirm(text: string): AppThunk<Promise<boolean>> {
  return (dispatch) => dispatch(openDialog({ name: 'confirm', text }));
}
