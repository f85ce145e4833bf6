import { isolate, type Overlay, watchOverlays } from '../../../core/controls/overlays';

let modals: readonly HTMLDialogElement[] = [];
let overlays: readonly Overlay[] = [];
/** Not modal now, with their focused element. */
const lowered = new Map<HTMLDialogElement, Element | null>();
/** Covered since they opened. */
const styled = new Set<HTMLDialogElement>();
let unwatch: (() => void) | undefined;
let release: (() => void) | undefined;

/**
 * While another script shows an overlay (wallet, captcha), dialogs are not modal, and the page stays inert (decision
 * 148).
 *
 * @param open the topmost last
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

/** Whether an overlay over this dialog has the focus. */
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

/** `show()` would move the focus. */
function lower(dialog: HTMLDialogElement): void {
  lowered.set(dialog, document.activeElement);
  styled.add(dialog);
  const layer = Math.min(...overlays.map((overlay) => overlay.layer));
  // An opening animation would run again.
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

/** Browsers close only modal dialogs. A key that closed an overlay closes no dialog. */
function closeAtEscape(event: KeyboardEvent): void {
  const dialog = modals.at(-1);
  if (event.key !== 'Escape' || event.isComposing || !dialog?.contains(event.target as Node)) return;
  setTimeout(() => {
    if (!event.defaultPrevented && lowered.has(dialog)) dialog.close();
  });
}
