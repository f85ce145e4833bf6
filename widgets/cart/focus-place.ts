/** Where the focus is, in terms that outlive the elements: what is rendered anew has the same ids. */
export interface FocusPlace {
  /** The focused element itself: as long as it is in the page the focus is where it was. */
  readonly element: Element;
  /** The id of the focused element, or of the nearest one around it that has one; `''` when there is none. */
  readonly id: string;
  /** Which of the focusable elements in there it is; -1 for the element itself. */
  readonly index: number;
  /** The line of the cart that it stands in, or `''`; and all lines, in the order of the page. */
  readonly row: string;
  readonly rows: readonly string[];
  /** What is selected in a text field, or where the caret is. */
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
 * @param root only a place in there counts
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
    index: anchor === focused ? -1 : focusableIn(anchor).indexOf(focused as HTMLElement),
    row: focused.closest<HTMLElement>('[data-item-row]')?.dataset.itemRow ?? '',
    rows: rowsOf(root),
    selection: field && field.selectionStart !== null ? [field.selectionStart, field.selectionEnd ?? 0] : null,
  };
}

/**
 * Puts the focus back to the same control. Where its line is gone, to that control of the next line, else of the one
 * before; and at last to the page's heading, never to nowhere.
 */
export function returnFocus(root: HTMLElement, place: FocusPlace): void {
  if (place.element.isConnected) return;
  const at = place.rows.indexOf(place.row);
  const others = at < 0 ? [] : [...place.rows.slice(at + 1), ...place.rows.slice(0, at).reverse()];
  const ids = [place.id, ...others.map((row) => place.id.replace(place.row, row))];
  for (const id of ids) {
    const target = find(id, place.index);
    if (!target || !takesFocus(target)) continue;
    if (place.selection && id === place.id && target instanceof HTMLInputElement) {
      target.setSelectionRange(...place.selection);
    }
    return;
  }
  const heading = root.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  takesFocus(heading);
}

function find(id: string, index: number): HTMLElement | undefined {
  const anchor = document.getElementById(id);
  if (!anchor) return undefined;
  return index < 0 ? anchor : focusableIn(anchor)[index];
}

/** Only the browser knows what is hidden or inert: it is tried. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
