import { isolate, watchOverlays, type Overlay } from '../../../core/controls/overlays';

let modals: readonly HTMLDialogElement[] = [];
let overlays: readonly Overlay[] = [];
/** The dialogs that are not modal now, with the element that had the focus. */
const lowered = new Map<HTMLDialogElement, Element | null>();
/** The dialogs with a style of this module: those that an overlay has covered since they opened. */
const styled = new Set<HTMLDialogElement>();
let unwatch: (() => void) | undefined;
let release: (() => void) | undefined;

/**
 * Lets the overlays of other scripts lie over the dialogs. A modal dialog is in the browser's top layer: an overlay that a
 * script appends meanwhile (a wallet, a bank's check, a captcha's task) would be behind it and inert. So while there is one,
 * the dialogs are not modal: they stay open at their place, and the shop's own page is inert without them. Nothing loads
 * anew, and the focus stays (decision 148).
 *
 * @param open the modal dialogs, the topmost last
 */
export function stayUnderOverlays(open: readonly HTMLDialogElement[]): void {
  modals = open;
  for (const dialog of styled) if (!modals.includes(dialog)) forget(dialog);
  if (modals.length === 0) {
    unwatch?.();
    unwatch = undefined;
    overlays = [];
  } else {
    unwatch ??= watchOverlays((come) => {
      const isSame = overlays.length > 0 === come.length > 0;
      overlays = come;
      if (!isSame) arrange();
    });
  }
  arrange();
}

/** Whether the focus is in an overlay over this dialog. It must not be moved away from there. */
export const isOverlayFocused = (dialog: HTMLDialogElement): boolean =>
  lowered.has(dialog) && document.activeElement !== document.body && !dialog.contains(document.activeElement);

function arrange(): void {
  const top = modals.at(-1);
  release?.();
  release = undefined;
  document.removeEventListener('keydown', closeAtEscape);
  if (top && overlays.length > 0) {
    // The page is inert before a dialog closes, or the browser would return the focus to it.
    release = isolate(top);
    for (const dialog of modals) if (!lowered.has(dialog)) lower(dialog);
    document.addEventListener('keydown', closeAtEscape);
  } else {
    for (const dialog of modals) if (lowered.has(dialog)) raise(dialog);
  }
}

/** `close()` and the attribute, not `show()`: that would move the focus. */
function lower(dialog: HTMLDialogElement): void {
  lowered.set(dialog, document.activeElement);
  styled.add(dialog);
  const layer = Math.min(...overlays.map((overlay) => overlay.layer));
  // The animation of an opening dialog would run again, now and when it is modal again.
  Object.assign(dialog.style, { animation: 'none', zIndex: String(Math.max(layer - 1, 0)) });
  dialog.close();
  dialog.open = true;
}

function raise(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  const focused = dialog.contains(activeElement) ? activeElement : lowered.get(dialog);
  lowered.delete(dialog);
  dialog.open = false;
  dialog.showModal();
  if (dialog.contains(focused ?? null)) (focused as HTMLElement).focus({ preventScroll: true });
}

function forget(dialog: HTMLDialogElement): void {
  lowered.delete(dialog);
  styled.delete(dialog);
  Object.assign(dialog.style, { animation: '', zIndex: '' });
}

/** The browser closes only modal dialogs at Escape. If the key has closed an overlay, it must not close a dialog as well. */
function closeAtEscape(event: KeyboardEvent): void {
  const dialog = modals.at(-1);
  if (event.key !== 'Escape' || event.isComposing || !dialog?.contains(event.target as Node)) return;
  setTimeout(() => {
    if (!event.defaultPrevented && lowered.has(dialog)) dialog.close();
  });
}
