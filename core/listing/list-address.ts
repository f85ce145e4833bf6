import { unhidden } from '../page/unhidden';

/**
 * The address of a list with other filters or another order. The fields replace the query's parameters of the same
 * name. Empty fields are left out. The address leads to the first page of the list.
 *
 * @param from the address of the list that is shown, or of the list that is loading if there is one
 * @param fields names and values, as a form has them
 */
export function listAddress(from: string, fields: readonly (readonly [string, FormDataEntryValue])[]): string {
  const url = new URL(from, document.baseURI);
  for (const [name] of fields) url.searchParams.delete(name);
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  }
  url.searchParams.delete('page');
  return url.pathname + url.search;
}

/**
 * The address for a filter that the shopper chooses while another list is loading: that list with this filter added. The
 * link was printed for the list that is still shown, so only the difference between these two is applied to the loading
 * list. A link that only removes filters is returned unchanged.
 *
 * @param link the filter's own address
 * @param shown the address of the shown list
 * @param coming the address of the list that is loading
 */
export function narrowed(link: string, shown: string, coming: string): string {
  const [to, from, url] = [link, shown, coming].map((address) => new URL(address, document.baseURI)) as [URL, URL, URL];
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

/** The choices in a form's drop-down lists that differ from the printed ones, as names and values. */
export function changedChoices(form: HTMLFormElement): [string, string][] {
  return [...unhidden(form, 'elements')].flatMap((field) => {
    if (!(field instanceof HTMLSelectElement)) return [];
    const printed = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return printed && field.value !== printed.value ? [[field.name, field.value]] : [];
  });
}

/** Whether a link leads to the same page, with any query. Then its list can be shown without leaving the page. */
export function leadsToThisPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname === window.location.pathname;
}
