import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterParts } from '../../../core/markup/after-parts';
import type { SlotProps } from '../../../core/markup/overrides';
import type { DialogRequest } from '../../../core/state/ui/ui-slice';
import { focusDialog, labelDialog } from './focus-dialog';
import { openModals } from './open-modals';
import { rememberOpener, returnFocus } from './return-focus';

/**
 * A native `<dialog>` that is modal as long as somebody asks for it: the browser makes the rest of the page
 * inert, keeps the focus inside and hears Escape. This adds where the focus begins and where it goes back to,
 * the name, the click on the backdrop, and `[data-reveal-close]` in whatever the dialog holds.
 *
 * @param slot the `<dialog>`
 * @param request who asks; undefined closes it
 * @param close what to do when the shopper closes it
 * @returns what is to be said of the slot
 */
export function useModal(slot: HTMLElement, request: DialogRequest | undefined, close: () => void): SlotProps {
  const dialog = slot as HTMLDialogElement;
  const pressed = useLastPressed();
  const pressedBackdrop = useRef(false);
  const focusedFor = useRef<number>(undefined);
  const id = request?.id;
  const status = request?.status;

  useLayoutEffect(() => {
    if (id === undefined) return;
    rememberOpener(dialog, focusedElement() ?? pressed.current);
    if (!dialog.open) dialog.showModal();
    openModals.add(dialog);
    return () => {
      dialog.close();
      openModals.remove(dialog);
      // React puts the focus back to where it was before it began to write: this comes after.
      afterParts(() => {
        // What closes under another dialog has nothing to give back, and what is open again not yet.
        if (!dialog.open && !openModals.top()?.contains(document.activeElement)) returnFocus(dialog);
      });
    };
  }, [dialog, id, pressed]);

  useLayoutEffect(() => {
    if (status === undefined) return;
    let unlabel = () => {};
    let gone = false;
    afterParts(() => {
      if (gone) return;
      unlabel = labelDialog(dialog);
      if (openModals.top() === dialog) focusDialog(dialog, focusedFor.current !== id);
      focusedFor.current = id;
    });
    return () => {
      gone = true;
      unlabel();
    };
  }, [dialog, id, status]);

  return {
    className: request ? 'open' : undefined,
    'aria-busy': status === 'pending' || undefined,
    // Escape, and whatever else the browser closes a dialog by. A dialog that is open again meanwhile is
    // another one.
    onClose: () => {
      if (request && !dialog.open) close();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = isOnBackdrop(event as PointerEvent, dialog);
    },
    onClick: (event) => {
      const closer = (event.target as Element).closest('[data-reveal-close]');
      if (closer && closes(closer, dialog)) event.preventDefault();
      // Text that was marked from the inside out ends on the backdrop, and means to stay.
      else if (!pressedBackdrop.current || !isOnBackdrop(event as MouseEvent, dialog)) return;
      close();
    },
  };
}

const focusedElement = (): Element | null => (document.activeElement === document.body ? null : document.activeElement);

/** Safari gives no focus to a button that is pressed with a mouse: the click itself says which it was. */
function useLastPressed() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as Element;
      pressed.current = target.closest('a[href], button, input, select, summary, [tabindex]');
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return pressed;
}

/** The backdrop is the dialog to an event; only its place tells it from the dialog's own padding. */
function isOnBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** `data-reveal-close` closes the dialog around it, or names the one that it means. */
function closes(closer: Element, dialog: HTMLDialogElement): boolean {
  const named = closer.getAttribute('data-reveal-close');
  return closer.closest('dialog') === dialog && (!named || named === dialog.id);
}
