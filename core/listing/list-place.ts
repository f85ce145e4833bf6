import { returnFocus } from '../controls/return-focus';

/**
 * Finds the focused element of a list before the list is replaced. Safari does not focus a clicked link or button: then the result is
 * the trigger.
 *
 * @param slot the element around the list and its filters
 * @param trigger the element that was clicked or submitted; null after *Back*
 * @returns null when the focus is elsewhere on the page
 */
export function readFocus(slot: HTMLElement, trigger: Element | null): Element | null {
  const { activeElement } = document;
  if (slot.contains(activeElement)) return activeElement;
  return activeElement === document.body ? trigger : null;
}

/**
 * Focuses the element with the same id. If there is none, as after a click on a page number, it focuses the beginning of the list,
 * `data-listing-start`.
 *
 * @param focused the result of `readFocus`
 * @param isNew whether the shopper asked for this list: then the page scrolls to the list. After *Back* the browser scrolls.
 */
export function restoreListFocus(slot: HTMLElement, focused: Element | null, isNew: boolean): void {
  // An element without an id in a part may be in the new list by chance, as the link to another page.
  const isSame = focused === document.activeElement && (focused?.id || !focused?.closest('[data-part]'));
  if (!focused || isSame) return;
  const same = focused.id ? document.getElementById(focused.id) : null;
  returnFocus([slot.contains(same) ? same : null], shownIn(slot, '[data-listing-start]'), { preventScroll: !isNew });
}

const disclosures = (slot: HTMLElement) => slot.querySelectorAll<HTMLDetailsElement>('details[id]');

/** Stores which filters are open, by id. Filters that are not in this list keep their stored state. */
export function noteOpen(slot: HTMLElement, known: Map<string, boolean>): void {
  for (const { id, open } of disclosures(slot)) known.set(id, open);
}

/** Opens and closes the filters as stored. */
export function restoreOpen(slot: HTMLElement, known: ReadonlyMap<string, boolean>): void {
  for (const disclosure of disclosures(slot)) disclosure.open = known.get(disclosure.id) ?? disclosure.open;
}

/** The first element that matches and is not inside a hidden element. */
export const shownIn = (slot: HTMLElement, selector: string): HTMLElement | undefined =>
  [...slot.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
