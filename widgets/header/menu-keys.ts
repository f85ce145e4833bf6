import { arrowTarget } from '../../core/controls/arrow-target';

/**
 * Moves the focus through a menu whose entries are in a row. Left and right move along the entries. Down moves into the
 * panel of an entry and through its links, up moves back to the entry. The browser handles Tab.
 *
 * @param entries the links and `<summary>` elements of the first level
 * @param boxes the `<details>` of the entries that have a panel
 */
export function menuKeys(
  event: KeyboardEvent,
  entries: readonly HTMLElement[],
  boxes: readonly HTMLDetailsElement[],
): void {
  // The target of a key event is the focused element: in a menu, a link or a summary.
  const focused = event.target as HTMLElement;
  const box = boxes.find((candidate) => candidate.contains(focused));
  const isEntry = entries.includes(focused);
  if (isEntry && box && event.key === 'ArrowDown') box.open = true;
  const column = box?.open ? [...box.querySelectorAll<HTMLElement>('summary, a[href]')].filter(isShown) : [];
  const next = (isEntry && arrowTarget(event, entries, 'row')) || arrowTarget(event, column, 'column');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The content of a closed `<details>` cannot get the focus. */
const isShown = (element: HTMLElement): boolean => element.closest('details:not([open]) > :not(summary)') === null;
