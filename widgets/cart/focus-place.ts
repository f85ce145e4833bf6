import { returnFocus } from '../../core/controls/return-focus';

/** Where the focus is, described by ids: elements that are rendered anew keep their ids. */
export interface FocusPlace {
  /** The focused element. While it is in the page the focus is where it was. */
  readonly element: Element;
  /** The id of the focused element, or of the nearest ancestor with an id; `''` when there is none. */
  readonly id: string;
  /** The focused element's index among the focusable ones inside the element of that id; -1 for that element itself. */
  readonly index: number;
  /** The line of the cart that the element belongs to, or `''`. */
  readonly row: string;
  /** All lines, in the order of the page. */
  readonly rows: readonly string[];
  /** Start and end of the selection in a text field; both are the caret's place when nothing is selected. */
  readonly selection: readonly [number, number] | null;
}

const focusableIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]',
  ),
];

const rowsOf = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-item-row]')].map(({ dataset }) => dataset.itemRow ?? '');

/**
 * Notes where the focus is.
 *
 * @param root the focus elsewhere in the page is not noted
 */
export function noteFocus(root: HTMLElement): FocusPlace | null {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return null;
  const named = focused.closest<HTMLElement>('[id]');
  const anchor = named && root.contains(named) ? named : root;
  const field = focused instanceof HTMLInputElement ? focused : null;
  return {
    element: focused,
    id: anchor === root ? '' : anchor.id,
    index: anchor === focused ? -1 : focusableIn(anchor).findIndex((one) => one === focused),
    row: focused.closest<HTMLElement>('[data-item-row]')?.dataset.itemRow ?? '',
    rows: rowsOf(root),
    selection: field && field.selectionStart !== null ? [field.selectionStart, field.selectionEnd ?? 0] : null,
  };
}

/**
 * Puts the focus back on the same control. If its line is gone, the same control of the next line gets it, else that of
 * the line before, else the page's heading: without that the focus would fall to the body.
 */
export function restoreFocus(root: HTMLElement, place: FocusPlace): void {
  if (place.element.isConnected) {
    // What a script of others had put there was out of the page for a moment.
    if (document.activeElement === document.body) returnFocus([place.element], null);
    return;
  }
  const at = place.rows.indexOf(place.row);
  const others = at < 0 ? [] : [...place.rows.slice(at + 1), ...place.rows.slice(0, at).reverse()];
  const same = find(place.id, place.index);
  const neighbours = others.map((row) => find(place.id.replace(place.row, row), place.index));
  const focused = returnFocus([same, ...neighbours], root.querySelector<HTMLElement>('h1, h2'));
  if (place.selection && focused === same && same instanceof HTMLInputElement) {
    same.setSelectionRange(...place.selection);
  }
}

function find(id: string, index: number): HTMLElement | undefined {
  const anchor = document.getElementById(id);
  if (!anchor) return undefined;
  return index < 0 ? anchor : focusableIn(anchor)[index];
}
