import { arrowTarget } from '../../core/controls/arrow-target';

/**
 * Moves the focus through a menu whose entries stand in a row: left and right along the entries, down into the panel
 * of an entry and through its links, up back to the entry. Tab is left to the browser.
 *
 * @param entries the links and `<summary>` elements of the first level
 * @param boxes the `<details>` of those that have a panel
 */
export function menuKeys(
  event: KeyboardEvent,
  entries: readonly HTMLElement[],
  boxes: readonly HTMLDetailsElement[],
): void {
  // The browser sends a key to the focused element, and in a menu that is a link or a summary.
  const focused = event.target as HTMLElement;
  const box = boxes.find((candidate) => candidate.contains(focused));
  const isEntry = entries.includes(focused);
  if (isEntry && box && event.key === 'ArrowDown') box.open = true;
  const column = box?.open ? [...box.querySelectorAll<HTMLElement>('summary, a[href]')] : [];
  const next = (isEntry && arrowTarget(event, entries, 'row')) || arrowTarget(event, column, 'column');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
