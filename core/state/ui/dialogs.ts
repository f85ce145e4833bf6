import { isAborted } from '../../errors/shop-error';
import { ownOptions } from '../../page/own-options';
import { nextTurn } from '../../page/next-turn';
import { failureText } from '../failure-text';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { dialogClosed, dialogLoaded, dialogOpened, selectDialog, type DialogKind } from '../slices/ui-slice';

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
 * @returns a promise that resolves when the dialog closes, with the answer that `closeDialog` got. If the content can't be
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
    const answered = new Promise<boolean>((closed) => {
      closings.set(id, (answer) => {
        unwanted.abort();
        closed(answer);
      });
    });
    dispatch(dialogOpened({ name, text, html, kind, status: load ? 'pending' : 'loaded' }));

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
 * @param answer the shopper's decision; closing without a decision is *no*
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
