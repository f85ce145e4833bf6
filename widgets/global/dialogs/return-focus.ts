/** Dialog → the element that had the focus when it opened, then its ancestors from the inside out. */
const openersOf = new WeakMap<HTMLDialogElement, readonly Element[]>();

/**
 * Remembers where the focus has to go when a dialog closes. The opener's ancestors are remembered too: an opener that
 * has left the page by then has no ancestors any more.
 *
 * @param opener the element with the focus, or the pressed one where a press gives no focus (Safari)
 */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  // Of several alerts in a row only the first was opened from outside the dialog.
  if (dialog.contains(opener)) return;
  const path: Element[] = [];
  for (let element = opener; element; element = element.parentElement) path.push(element);
  openersOf.set(dialog, path);
}

/**
 * Returns the focus after a dialog has closed: to its opener; where that is gone or inert, to the nearest ancestor that
 * takes the focus, or to the control that shows the ancestor; where an ancestor is a dialog that has closed meanwhile,
 * to the opener of that one; and at last to the page's main content, so that the focus is never lost.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  for (const element of openersOf.get(dialog) ?? []) {
    if (element instanceof HTMLDialogElement && !element.open && element !== dialog) return returnFocus(element);
    if (element !== document.body && (takesFocus(element) || takesFocus(openerOf(element)))) return;
  }
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  takesFocus(main);
}

/** The control that shows an element which has closed under the dialog: a `<summary>`, or the button of a popover. */
function openerOf({ id, firstElementChild }: Element): Element | null {
  if (firstElementChild?.localName === 'summary') return firstElementChild;
  const buttons = id ? [...document.querySelectorAll('[popovertarget]')] : [];
  return buttons.find((button) => button.getAttribute('popovertarget') === id) ?? null;
}

/** Only the browser knows whether an element is inert, hidden or disabled, so this tries to focus it. */
function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement && element.isConnected)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
