import { returnFocus } from '../../../core/controls/return-focus';
import { unclobbered, closest } from '../../../core/dom/unclobbered';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterRender } from '../../../core/timing/wait';
import type { SlotProps } from '../../../core/markup/overrides';
import type { DialogRequest } from '../../../core/state/slices/ui-slice';
import { openModals } from './open-modals';
import { isOverlayFocused } from './under-overlays';

/** The first match that is visible and does not belong to a dialog nested in this one. */
const firstShown = (dialog: HTMLDialogElement, selector: string): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.closest('dialog') === dialog && !element.closest('[hidden]'),
  );

/**
 * Sets the focus to the element at which reading should begin: the element with `autofocus`, else the heading, which screen
 * readers then read, else the dialog itself while its content is loading. Without this, the browser would focus the close
 * button. If the shopper has already moved the focus inside the dialog, it stays.
 *
 * @param justOpened whether the dialog has just opened, so that the browser has moved the focus, not the shopper
 */
function focusDialog(dialog: HTMLDialogElement, justOpened: boolean): void {
  const focused = document.activeElement;
  const moved = focused !== dialog && dialog.contains(focused);
  if (moved && !justOpened) return;
  const target = firstShown(dialog, '[autofocus]') ?? findHeading(dialog) ?? dialog;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Names a dialog by the heading that it shows now. An `aria-labelledby` of the template stays. The template's `aria-label`
 * is the name as long as there is no heading.
 *
 * @returns a function that removes the name
 */
function labelDialog(dialog: HTMLDialogElement): () => void {
  const heading = findHeading(dialog);
  if (!heading || dialog.hasAttribute('aria-labelledby')) return () => undefined;
  heading.id ||= `${dialog.id || dialog.dataset.widget}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  return () => dialog.removeAttribute('aria-labelledby');
}

const findHeading = (dialog: HTMLDialogElement): HTMLElement | undefined =>
  firstShown(dialog, '.modal-header-title') ?? firstShown(dialog, 'h1, h2');

/** The element that had the focus when a dialog opened, and its ancestors, the nearest first. */
const openers = new WeakMap<HTMLDialogElement, readonly Element[]>();

/**
 * Remembers which element must get the focus when a dialog closes. The ancestors of the opener are remembered too, because
 * an opener that was removed from the page no longer has them.
 *
 * @param opener the element that has the focus, or the pressed one if the browser gives it no focus (Safari)
 */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  // If a second alert follows the first, the focus is still in the dialog: then the first opener stays.
  if (dialog.contains(opener)) return;
  const path: Element[] = [];
  for (let element = opener; element; element = unclobbered(element, 'parentElement')) path.push(element);
  openers.set(dialog, path);
}

/**
 * Gives the focus back after a dialog has closed. The first of these that can take the focus gets it: the dialog's opener;
 * each ancestor of the opener and the control that opens this ancestor, the nearest first; the page's main content. If an
 * ancestor is another closed dialog, the search goes on with the opener of that dialog.
 */
export function focusOpener(dialog: HTMLDialogElement): void {
  returnFocus(candidatesOf(dialog), document.querySelector<HTMLElement>('main, [role="main"]'));
}

function* candidatesOf(dialog: HTMLDialogElement): Iterable<Element | null> {
  for (const element of openers.get(dialog) ?? []) {
    if (element instanceof HTMLDialogElement && !element.open && element !== dialog)
      return yield* candidatesOf(element);
    if (element === document.body) continue;
    yield element;
    yield disclosureButton(element);
  }
}

/** The control that opens an element: the `<summary>` of a disclosure, the button of a popover. */
function disclosureButton({ id, firstElementChild }: Element): Element | null {
  if (firstElementChild?.localName === 'summary') return firstElementChild;
  const buttons = id ? [...document.querySelectorAll('[popovertarget]')] : [];
  return buttons.find((button) => button.getAttribute('popovertarget') === id) ?? null;
}

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
