import { lockScroll } from '../../../core/controls/overlays';
import { stayUnderOverlays } from './under-overlays';

let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  // A removed dialog makes nothing inert.
  modals = next.filter((dialog) => dialog.isConnected);
  lockScroll('has-activeModal', modals.length > 0);
  stayUnderOverlays(modals);
  for (const listener of [...listeners]) listener();
};

/** The topmost last. */
export const openModals = {
  /** Everything outside of it is inert. */
  top: (): HTMLDialogElement | null => modals.at(-1) ?? null,

  add(dialog: HTMLDialogElement): void {
    change([...modals.filter((other) => other !== dialog), dialog]);
  },

  remove(dialog: HTMLDialogElement): void {
    change(modals.filter((other) => other !== dialog));
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
