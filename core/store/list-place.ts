/** Where a shopper is in a list of products, kept while its parts are printed anew. */
export interface ListPlace {
  /** What has the focus, or had the click in browsers that give none; null when that is elsewhere on the page. */
  readonly at: Element | null;
  /** Filters that are open or closed, by id. */
  readonly open: ReadonlyMap<string, boolean>;
}

/**
 * Notes where the shopper is.
 *
 * @param slot the element around the list and its filters
 * @param trigger what was clicked or submitted; null after *Back*
 */
export function readListPlace(slot: HTMLElement, trigger: Element | null): ListPlace {
  const { activeElement } = document;
  const disclosures = [...slot.querySelectorAll<HTMLDetailsElement>('details[id]')];
  return {
    at: slot.contains(activeElement) ? activeElement : activeElement === document.body ? trigger : null,
    open: new Map(disclosures.map(({ id, open }) => [id, open])),
  };
}

/**
 * Puts the shopper back: filters are open or closed as they were, and the focus is on the element of the same id, or at
 * the beginning of the list (`data-listing-start`) where there is none, as after a click on another page's number.
 *
 * @param isNew the shopper asked for this list: its beginning comes into view. After *Back* the browser scrolls.
 */
export function restoreListPlace(slot: HTMLElement, { at, open }: ListPlace, isNew: boolean): void {
  for (const disclosure of slot.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    disclosure.open = open.get(disclosure.id) ?? disclosure.open;
  }
  // What the shopper has moved on to meanwhile keeps the focus.
  if (!at || (at.isConnected && at === document.activeElement)) return;
  const same = at.id ? document.getElementById(at.id) : null;
  const target = same && slot.contains(same) ? same : shownIn(slot, '[data-listing-start]');
  target?.focus({ preventScroll: target === same || !isNew });
}

/** The first element of a kind that is not in a hidden part of the slot. */
export const shownIn = (slot: HTMLElement, selector: string): HTMLElement | undefined =>
  [...slot.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
