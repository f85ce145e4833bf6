import { returnFocus } from '../../../core/controls/return-focus';

/** The element that had the focus when a dialog opened, and the elements around it, from the inside out. */
const openers = new WeakMap<HTMLDialogElement, readonly Element[]>();

/**
 * Remembers where the focus has to go when a dialog closes. The elements around the opener are remembered too, because
 * an opener that has left the page no longer knows where it stood.
 *
 * @param opener the element that has the focus, or the one that was pressed where pressing gives no focus (Safari)
 */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  // The second of two alerts in a row opens from inside the first, so the first one's opener stays.
  if (dialog.contains(opener)) return;
  const path: Element[] = [];
  for (let element = opener; element; element = element.parentElement) path.push(element);
  openers.set(dialog, path);
}

/**
 * Gives the focus back after a dialog has closed: to its opener; if that is gone or inert, to the nearest element around
 * it that takes the focus or that opens what is around it; if that leads into another closed dialog, to that dialog's
 * opener; else to the page's main content.
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
