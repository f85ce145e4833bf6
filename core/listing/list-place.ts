/**
 * Where a shopper is in a list of products, kept while its parts are printed anew: what has the focus, or had the click
 * in browsers that give none; null when that is elsewhere on the page.
 *
 * @param slot the element around the list and its filters
 * @param trigger what was clicked or submitted; null after *Back*
 */
export function readFocus(slot: HTMLElement, trigger: Element | null): Element | null {
  const { activeElement } = document;
  if (slot.contains(activeElement)) return activeElement;
  return activeElement === document.body ? trigger : null;
}

/**
 * Puts the focus on the element of the same id, or at the beginning of the list (`data-listing-start`) where there is
 * none, as after a click on another page's number.
 *
 * @param at what `readFocus` gave
 * @param isNew the shopper asked for this list: its beginning comes into view. After *Back* the browser scrolls.
 */
export function restoreFocus(slot: HTMLElement, at: Element | null, isNew: boolean): void {
  // What the shopper has moved on to meanwhile keeps the focus.
  if (!at || (at.isConnected && at === document.activeElement)) return;
  const same = at.id ? document.getElementById(at.id) : null;
  const target = same && slot.contains(same) ? same : shownIn(slot, '[data-listing-start]');
  target?.focus({ preventScroll: target === same || !isNew });
}

const disclosures = (slot: HTMLElement) => slot.querySelectorAll<HTMLDetailsElement>('details[id]');

/** Notes which filters are open, by id; those that are not there at the moment stay as they were. */
export function noteOpen(slot: HTMLElement, known: Map<string, boolean>): void {
  for (const { id, open } of disclosures(slot)) known.set(id, open);
}

/** Opens and closes filters as they were. */
export function restoreOpen(slot: HTMLElement, known: ReadonlyMap<string, boolean>): void {
  for (const disclosure of disclosures(slot)) disclosure.open = known.get(disclosure.id) ?? disclosure.open;
}

/** The first element of a kind that is not in a hidden part of the slot. */
export const shownIn = (slot: HTMLElement, selector: string): HTMLElement | undefined =>
  [...slot.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
