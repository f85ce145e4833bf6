import { useEffect, useLayoutEffect, useRef } from 'react';
import { closest } from '../../../core/page/closest';
import { afterRender } from '../../../core/page/after-render';
import type { SlotProps } from '../../../core/markup/overrides';
import type { DialogRequest } from '../../../core/state/slices/ui-slice';
import { focusDialog, labelDialog } from './focus-dialog';
import { focusOpener, rememberOpener } from './focus-opener';
import { openModals } from './open-modals';
import { isOverlayFocused } from './under-overlays';

/**
 * A native `<dialog>` that is modal as long as it is requested: the browser makes the rest of the page inert, keeps the
 * focus inside and closes at Escape. This hook sets the first focus, returns the focus at the end, names the dialog, and
 * closes it at a click on the backdrop or on `[data-reveal-close]` inside the dialog. It never takes the focus from an overlay
 * of another script, under which the dialog is not modal (under-overlays.ts).
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
      const isFocusAway = isOverlayFocused(dialog);
      dialog.close();
      openModals.remove(dialog);
      if (isFocusAway) return;
      // React restores the focus after it has changed the DOM, so this runs later.
      afterRender(() => {
        // The focus stays if it is in the topmost dialog, or if this dialog is open again.
        if (!dialog.open && !openModals.top()?.contains(document.activeElement)) focusOpener(dialog);
      });
    };
  }, [dialog, id, pressed]);

  useLayoutEffect(() => {
    if (status === undefined) return;
    let unlabel = () => {};
    let isCancelled = false;
    afterRender(() => {
      if (isCancelled) return;
      unlabel = labelDialog(dialog);
      if (openModals.top() === dialog && !isOverlayFocused(dialog)) focusDialog(dialog, focusedFor.current !== id);
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
    // The browser has closed the dialog, for example at Escape. If it is open again, the event is an old one.
    onClose: () => {
      if (request && !dialog.open) close();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = isOnBackdrop(event, dialog);
    },
    onClick: (event) => {
      const closer = closest(event.target, '[data-reveal-close]');
      if (closer && closes(closer, dialog)) event.preventDefault();
      // A text selection that starts inside can end on the backdrop. It must not close the dialog.
      else if (!pressedBackdrop.current || !isOnBackdrop(event, dialog)) return;
      close();
    },
  };
}

/** The focused element, or the pressed control in it: Safari does not focus a pressed button, but an element around it. */
const findOpener = (pressed: Element | null): Element | null =>
  document.activeElement?.contains(pressed) ? pressed : document.activeElement;

function useLastPressed() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: Event) => {
      pressed.current = closest(event.target, 'a[href], button, input, select, summary, [tabindex]') ?? null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  return pressed;
}

/** Events on the backdrop and on the dialog's padding have the dialog as target. Only their positions differ. */
function isOnBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Whether `data-reveal-close` closes this dialog: it must be inside, and its value must be empty or the dialog's id. */
function closes(closer: Element, dialog: HTMLDialogElement): boolean {
  const named = closer.getAttribute('data-reveal-close');
  return closer.closest('dialog') === dialog && (!named || named === dialog.id);
}
