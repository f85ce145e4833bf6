import { returnFocus } from '../../../core/controls/return-focus';
import { unhidden } from '../../../core/page/unhidden';

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
  for (let element = opener; element; element = unhidden(element, 'parentElement')) path.push(element);
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
