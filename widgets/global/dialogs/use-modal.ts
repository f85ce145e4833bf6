import { useEffect, useLayoutEffect, useRef } from 'react';
import { returnFocus } from '../../../core/controls/return-focus';
import { closest, unclobbered } from '../../../core/dom/unclobbered';
import type { SlotProps } from '../../../core/markup/overrides';
import type { DialogRequest } from '../../../core/state/slices/ui-slice';
import { afterRender } from '../../../core/timing/wait';
import { openModals } from './open-modals';
import { isOverlayFocused } from './under-overlays';

/** Visible, and not in a nested dialog. */
const firstShown = (dialog: HTMLDialogElement, selector: string): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.closest('dialog') === dialog && !element.closest('[hidden]'),
  );

/**
 * Starts reading at `[autofocus]`, the heading or the dialog; browsers would focus the close button.
 *
 * @param justOpened the browser moved the focus, not the shopper
 */
function focusDialog(dialog: HTMLDialogElement, justOpened: boolean): void {
  const focused = document.activeElement;
  const moved = focused !== dialog && dialog.contains(focused);
  if (moved && !justOpened) return;
  const target = firstShown(dialog, '[autofocus]') ?? findHeading(dialog) ?? dialog;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** By its heading, unless the template has `aria-labelledby`. */
function labelDialog(dialog: HTMLDialogElement): () => void {
  const heading = findHeading(dialog);
  if (!heading || dialog.hasAttribute('aria-labelledby')) return () => undefined;
  heading.id ||= `${dialog.id || dialog.dataset.widget}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  return () => dialog.removeAttribute('aria-labelledby');
}

const findHeading = (dialog: HTMLDialogElement): HTMLElement | undefined =>
  firstShown(dialog, '.modal-header-title') ?? firstShown(dialog, 'h1, h2');

/** The opener and its ancestors, the nearest first. */
const openers = new WeakMap<HTMLDialogElement, readonly Element[]>();

/**
 * Also its ancestors, which it loses when removed.
 *
 * @param opener the focused or, in Safari, the pressed element
 */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  // After a second alert the focus is still in the dialog: the first opener stays.
  if (dialog.contains(opener)) return;
  const path: Element[] = [];
  for (let element = opener; element; element = unclobbered(element, 'parentElement')) path.push(element);
  openers.set(dialog, path);
}

/**
 * Focuses the opener, else an ancestor or the control that opens it, else the main content. A closed dialog passes on
 * to its opener.
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

/** A `<summary>`, or the button of a popover. */
function disclosureButton({ id, firstElementChild }: Element): Element | null {
  if (firstElementChild?.localName === 'summary') return firstElementChild;
  const buttons = id ? [...document.querySelectorAll('[popovertarget]')] : [];
  return buttons.find((button) => button.getAttribute('popovertarget') === id) ?? null;
}

/**
 * Open while there is a request. `[data-reveal-close]` and the backdrop close it; an overlay keeps its focus
 * (under-overlays.ts).
 *
 * @param close called when the shopper closes it
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
      // React restores the focus after it has changed the DOM.
      afterRender(() => {
        // The focus stays in the topmost dialog, or in this one if it is open again.
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
    // Also at Escape. If the dialog is open again, the event is an old one.
    onClose: () => {
      if (request && !dialog.open) close();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = isOnBackdrop(event, dialog);
    },
    onClick: (event) => {
      const closer = closest(event.target, '[data-reveal-close]');
      if (closer && closes(closer, dialog)) event.preventDefault();
      // A text selection can end on the backdrop.
      else if (!pressedBackdrop.current || !isOnBackdrop(event, dialog)) return;
      close();
    },
  };
}

/** Safari focuses an element around a pressed button. */
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

/** The backdrop and the padding are the same target. */
function isOnBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** `data-reveal-close` is empty or the dialog's id. */
function closes(closer: Element, dialog: HTMLDialogElement): boolean {
  const named = closer.getAttribute('data-reveal-close');
  return closer.closest('dialog') === dialog && (!named || named === dialog.id);
}
