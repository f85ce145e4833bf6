import { returnFocus } from '../controls/return-focus';
import { unclobbered } from '../dom/unclobbered';

/**
 * The URL of the list's first page with these fields in its query, without empty ones.
 *
 * @param from the loading list's URL, else the shown one's
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
 * Adds a filter to the loading list. The link was rendered for the shown list, so the difference of both is applied. A
 * link that only removes filters is returned unchanged.
 */
export function narrowed(link: string, shown: string, coming: string): string {
  const [to, from, url] = [link, shown, coming].map((href) => new URL(href, document.baseURI)) as [URL, URL, URL];
  let isMore = false;
  // One value is sent as `brand=`, several as `brand[]=`.
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

/** The changed choices in drop-down lists. */
export function changedChoices(form: HTMLFormElement): [string, string][] {
  return [...unclobbered(form, 'elements')].flatMap((field) => {
    if (!(field instanceof HTMLSelectElement)) return [];
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return rendered && field.value !== rendered.value ? [[field.name, field.value]] : [];
  });
}

/** Whether a link leads to this page, with any query. */
export function leadsToThisPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname === window.location.pathname;
}

/** The focused element in `slot`, or null. Safari focuses no clicked link or button: then it is `trigger`. */
export function readFocus(slot: HTMLElement, trigger: Element | null): Element | null {
  const { activeElement } = document;
  if (slot.contains(activeElement)) return activeElement;
  return activeElement === document.body ? trigger : null;
}

/**
 * Focuses the element with the same id, else `data-listing-start`.
 * @param isNew false after *Back*, when the browser scrolls
 */
export function restoreListFocus(slot: HTMLElement, focused: Element | null, isNew: boolean): void {
  // Without an id it may by chance be another page's link.
  const isSame = focused === document.activeElement && (focused?.id || !focused?.closest('[data-part]'));
  if (!focused || isSame) return;
  const same = focused.id ? document.getElementById(focused.id) : null;
  returnFocus([slot.contains(same) ? same : null], shownIn(slot, '[data-listing-start]'), { preventScroll: !isNew });
}

const disclosures = (slot: HTMLElement) => slot.querySelectorAll<HTMLDetailsElement>('details[id]');

/** Stores which filters are open, by id. */
export function noteOpen(slot: HTMLElement, known: Map<string, boolean>): void {
  for (const { id, open } of disclosures(slot)) known.set(id, open);
}

export function restoreOpen(slot: HTMLElement, known: ReadonlyMap<string, boolean>): void {
  for (const disclosure of disclosures(slot)) disclosure.open = known.get(disclosure.id) ?? disclosure.open;
}

/**
 * Fills in the range of prices of the URL, and shows the link that resets it: the server renders neither in a shop
 * without other filters.
 */
export function restorePrices(slot: HTMLElement, href: string): void {
  const { searchParams } = new URL(href, document.baseURI);
  for (const field of slot.querySelectorAll<HTMLInputElement>('[name="price_min"], [name="price_max"]')) {
    field.defaultValue ||= searchParams.get(field.name) ?? '';
  }
  const isLimited = ['price_min', 'price_max'].some((name) => searchParams.get(name));
  for (const reset of slot.querySelectorAll<HTMLElement>('[data-listing-reset]')) reset.hidden = !isLimited;
}

/** The first match outside hidden elements. */
export const shownIn = (slot: HTMLElement, selector: string): HTMLElement | undefined =>
  [...slot.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
