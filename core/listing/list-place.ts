import { unclobbered } from '../dom/unclobbered';
import { returnFocus } from '../controls/return-focus';

/**
 * The URL of a list with other filters or another order. The fields replace the query's parameters of the same
 * name. Empty fields are left out. The URL leads to the first page of the list.
 *
 * @param from the URL of the list that is shown, or of the list that is loading if there is one
 * @param fields names and values, as a form has them
 */
export function listUrl(from: string, fields: readonly (readonly [string, FormDataEntryValue])[]): string {
  const url = new URL(from, document.baseURI);
  for (const [name] of fields) url.searchParams.delete(name);
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  }
  url.searchParams.delete('page');
  return url.pathname + url.search;
}

/**
 * The URL for a filter that the shopper chooses while another list is loading: that list with this filter added. The
 * link was rendered for the list that is still shown, so only the difference between these two is applied to the loading
 * list. A link that only removes filters is returned unchanged.
 *
 * @param link the filter's own URL
 * @param shown the URL of the shown list
 * @param coming the URL of the list that is loading
 */
export function narrowed(link: string, shown: string, coming: string): string {
  const [to, from, url] = [link, shown, coming].map((href) => new URL(href, document.baseURI)) as [URL, URL, URL];
  let isMore = false;
  // One value is sent as `brand=`, several values are sent as `brand[]=`.
  for (const name of new Set([...to.searchParams.keys(), ...from.searchParams.keys()].map(baseOf))) {
    const [after, before, now] = [to, from, url].map(({ searchParams }) =>
      [...searchParams].flatMap(([key, value]) => (baseOf(key) === name ? value : [])),
    ) as [string[], string[], string[]];
    const added = after.filter((value) => !before.includes(value));
    const kept = now.filter((value) => !added.includes(value) && (after.includes(value) || !before.includes(value)));
    const values = [...kept, ...added];
    isMore ||= added.length > 0;
    for (const key of [name, `${name}[]`]) url.searchParams.delete(key);
    for (const value of values) url.searchParams.append(values.length > 1 ? `${name}[]` : name, value);
  }
  url.searchParams.delete('page');
  return isMore ? url.pathname + url.search : link;
}

const baseOf = (name: string): string => name.replace('[]', '');

/** The choices in a form's drop-down lists that differ from the rendered ones, as names and values. */
export function changedChoices(form: HTMLFormElement): [string, string][] {
  return [...unclobbered(form, 'elements')].flatMap((field) => {
    if (!(field instanceof HTMLSelectElement)) return [];
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return rendered && field.value !== rendered.value ? [[field.name, field.value]] : [];
  });
}

/** Whether a link leads to the same page, with any query. Then its list can be shown without leaving the page. */
export function leadsToThisPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname === window.location.pathname;
}

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
