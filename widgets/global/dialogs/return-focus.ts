/** Dialog → what had the focus when it opened, then the elements around that, from the inside out. */
const waysBack = new WeakMap<HTMLDialogElement, readonly Element[]>();

/**
 * Notes where the focus has to go when a dialog closes. The elements around the opener are noted too: an
 * opener that has left the page by then no longer knows where it stood.
 *
 * @param opener the element that has the focus, or the one that was pressed where pressing gives no focus
 *   (Safari)
 */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  // The next of several alerts in a row is opened by what opened the first.
  if (dialog.contains(opener)) return;
  const way: Element[] = [];
  for (let step = opener; step; step = step.parentElement) way.push(step);
  waysBack.set(dialog, way);
}

/**
 * Gives the focus back after a dialog has closed: to what opened it; where that is gone or inert, to the nearest
 * element around it that takes it, or that shows what is around it; where that way leads into a dialog that has closed
 * meanwhile, to what opened that one; and at last to the page's main content, never to nowhere.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  for (const step of waysBack.get(dialog) ?? []) {
    if (step instanceof HTMLDialogElement && !step.open && step !== dialog) return returnFocus(step);
    if (step !== document.body && (takesFocus(step) || takesFocus(openerOf(step)))) return;
  }
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  takesFocus(main);
}

/** What shows an element that has closed under the dialog: the `<summary>` of a disclosure, the button of a popover. */
function openerOf({ id, firstElementChild }: Element): Element | null {
  if (firstElementChild?.localName === 'summary') return firstElementChild;
  const buttons = id ? [...document.querySelectorAll('[popovertarget]')] : [];
  return buttons.find((button) => button.getAttribute('popovertarget') === id) ?? null;
}

/** Only the browser knows what is inert, hidden or disabled: it is tried. */
function takesFocus(element: Element | null): boolean {
  if (!element?.isConnected) return false;
  (element as HTMLElement).focus({ preventScroll: true });
  return document.activeElement === element;
}
