import { lockScroll } from '../../../core/controls/overlays';
import { stayUnderOverlays } from './under-overlays';

let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  // A dialog that was removed from the page makes nothing inert.
  modals = next.filter((dialog) => dialog.isConnected);
  lockScroll('has-activeModal', modals.length > 0);
  stayUnderOverlays(modals);
  for (const listener of [...listeners]) listener();
};

/** The modal dialogs that are open on the page, the topmost last. */
export const openModals = {
  /** The topmost dialog: everything else on the page is inert. Null when none is open. */
  top: (): HTMLDialogElement | null => modals.at(-1) ?? null,

  add(dialog: HTMLDialogElement): void {
    change([...modals.filter((other) => other !== dialog), dialog]);
  },

  remove(dialog: HTMLDialogElement): void {
    change(modals.filter((other) => other !== dialog));
  },

  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
