import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterParts } from '../../../core/markup/after-parts';
import type { SlotProps } from '../../../core/markup/overrides';
import type { DialogRequest } from '../../../core/state/slices/ui-slice';
import { focusDialog, labelDialog } from './focus-dialog';
import { focusOpener, rememberOpener } from './focus-opener';
import { openModals } from './open-modals';

/**
 * A native `<dialog>` that is modal as long as it is requested: the browser makes the rest of the page inert, keeps the
 * focus inside and closes at Escape. This hook adds the first focus and its return, the dialog's name, the click on the
 * backdrop, and `[data-reveal-close]` on anything inside the dialog.
 *
 * @param dialog the slot's own element
 * @param request the open request; undefined closes the dialog
 * @param close called when the shopper closes it
 * @returns the overrides of the slot
 */
export function useModal(dialog: HTMLDialogElement, request: DialogRequest | undefined, close: () => void): SlotProps {
  const pressed = useLastPressed();
  const pressedBackdrop = useRef(false);
  const focusedFor = useRef<number>(undefined);
  const id = request?.id;
  const status = request?.status;

  useLayoutEffect(() => {
    if (id === undefined) return;
    rememberOpener(dialog, findOpener(pressed.current));
    if (!dialog.open) dialog.showModal();
    openModals.add(dialog);
    return () => {
      dialog.close();
      openModals.remove(dialog);
      // React restores the focus after it has written to the page: this comes after that.
      afterParts(() => {
        // A dialog under another one does not have the focus, and one that is open again keeps it.
        if (!dialog.open && !openModals.top()?.contains(document.activeElement)) focusOpener(dialog);
      });
    };
  }, [dialog, id, pressed]);

  useLayoutEffect(() => {
    if (status === undefined) return;
    let unlabel = () => {};
    let isCancelled = false;
    afterParts(() => {
      if (isCancelled) return;
      unlabel = labelDialog(dialog);
      if (openModals.top() === dialog) focusDialog(dialog, focusedFor.current !== id);
      focusedFor.current = id;
    });
    return () => {
      isCancelled = true;
      unlabel();
    };
  }, [dialog, id, status]);

  return {
    className: request ? 'open' : undefined,
    'aria-busy': status === 'pending' || undefined,
    // The browser closes it, at Escape for example. When the dialog is open again by now, the event is an old one.
    onClose: () => {
      if (request && !dialog.open) close();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = isOnBackdrop(event, dialog);
    },
    onClick: (event) => {
      const closer = (event.target as Element).closest('[data-reveal-close]');
      if (closer && closes(closer, dialog)) event.preventDefault();
      // Selecting text from the inside out ends on the backdrop and must not close the dialog.
      else if (!pressedBackdrop.current || !isOnBackdrop(event, dialog)) return;
      close();
    },
  };
}

/** What has the focus, or the control pressed in it: Safari gives a pressed button no focus, but what is around it. */
const findOpener = (pressed: Element | null): Element | null =>
  document.activeElement?.contains(pressed) ? pressed : document.activeElement;

/** The control that was pressed last. */
function useLastPressed() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: Event) => {
      pressed.current = (event.target as Element).closest('a[href], button, input, select, summary, [tabindex]');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  return pressed;
}

/** Events on the backdrop have the dialog as target; only their position tells them from the dialog's padding. */
function isOnBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Whether `data-reveal-close` means this dialog: the one around it, which it may also name by its id. */
function closes(closer: Element, dialog: HTMLDialogElement): boolean {
  const named = closer.getAttribute('data-reveal-close');
  return closer.closest('dialog') === dialog && (!named || named === dialog.id);
}
