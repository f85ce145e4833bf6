let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  // One that was taken out of the page is no longer in anybody's way.
  modals = next.filter((dialog) => dialog.isConnected);
  // Themes and apps style the page behind a dialog by this class.
  document.body.classList.toggle('has-activeModal', modals.length > 0);
  for (const listener of [...listeners]) listener();
};

/** The modal dialogs that are open on the page, in the order in which they came to lie on one another. */
export const openModals = {
  /** The dialog on top: all else on the page is inert. Null when none is open. */
  top: (): HTMLDialogElement | null => modals.at(-1) ?? null,

  add(dialog: HTMLDialogElement): void {
    change([...modals.filter((other) => other !== dialog), dialog]);
  },

  remove(dialog: HTMLDialogElement): void {
    change(modals.filter((other) => other !== dialog));
  },

  /** @returns stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
