import { returnFocus } from '../controls/return-focus';

/**
 * Finds the element in a list that has the focus, before the list is replaced. Safari gives a clicked link or button no
 * focus: then it is the trigger.
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
 * Puts the focus on the element of the same id, or where there is none (after a click on a page number) at the beginning
 * of the list, `data-listing-start`.
 *
 * @param focused the element that `readFocus` gave
 * @param isNew whether the shopper asked for this list: then its beginning scrolls into view. After *Back* the browser
 *   itself scrolls.
 */
export function restoreListFocus(slot: HTMLElement, focused: Element | null, isNew: boolean): void {
  // The focused element was not replaced, so it still has the focus.
  if (!focused || (focused.isConnected && focused === document.activeElement)) return;
  const same = focused.id ? document.getElementById(focused.id) : null;
  returnFocus([slot.contains(same) ? same : null], shownIn(slot, '[data-listing-start]'), { preventScroll: !isNew });
}

const disclosures = (slot: HTMLElement) => slot.querySelectorAll<HTMLDetailsElement>('details[id]');

/** Notes which filters are open, by id. Notes about filters that are not in the list now are kept. */
export function noteOpen(slot: HTMLElement, known: Map<string, boolean>): void {
  for (const { id, open } of disclosures(slot)) known.set(id, open);
}

/** Opens and closes the filters as noted. */
export function restoreOpen(slot: HTMLElement, known: ReadonlyMap<string, boolean>): void {
  for (const disclosure of disclosures(slot)) disclosure.open = known.get(disclosure.id) ?? disclosure.open;
}

/** The first element that matches and is not inside a hidden element. */
export const shownIn = (slot: HTMLElement, selector: string): HTMLElement | undefined =>
  [...slot.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
