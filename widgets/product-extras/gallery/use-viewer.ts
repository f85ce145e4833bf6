import type { KeyboardEvent } from 'react';
import { lockScroll } from '../../../core/controls/overlays';
import { showDialog } from '../show-dialog';

interface ViewerOptions {
  readonly dialog: HTMLDialogElement | undefined;
  /** Gets the focus afterwards. */
  readonly opener: HTMLElement | undefined;
  readonly scrollToShown: () => void;
  readonly step: (step: 1 | -1) => void;
  readonly closed: () => void;
}

/** Pictures on the whole screen; two fingers enlarge it as they do the page. */
export function useViewer({ dialog, opener, scrollToShown, step, closed }: ViewerOptions) {
  const open = () => {
    if (!dialog || dialog.open) return;
    showDialog(dialog);
    lockScroll('has-activeModal', true);
    scrollToShown();
  };
  return {
    open: dialog && open,
    dialog: {
      onKeyDown: (event: KeyboardEvent) => {
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
        const direction = { ArrowLeft: -1, ArrowRight: 1 }[key];
        // Browsers use Alt with an arrow to go back in history.
        if (!dialog || !direction || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        const isMirrored = getComputedStyle(dialog).direction === 'rtl';
        step((isMirrored ? -direction : direction) as 1 | -1);
      },
      onClose: () => {
        if (!dialog || dialog.open) return;
        // A quick view below keeps the page locked.
        lockScroll('has-activeModal', dialog.parentElement?.closest('dialog') !== null);
        // Another picture may be shown than when it opened.
        opener?.focus({ preventScroll: true });
        closed();
      },
    },
    close: { onClick: () => dialog?.close() },
  };
}
