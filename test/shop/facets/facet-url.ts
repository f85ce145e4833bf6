/** The parameter that the platform adds to the URL of a filtered list, so that search engines ignore it. */
const marker = '_bc_fsnf';

/** The fields that a changed filter removes: the page of the list, and the facet that shows all its values. */
const places = ['page', 'list_all'];

/** The list's URL with the values of one field replaced. One value is `brand=`, several are `brand[]=`. */
export function facetUrl(from: URL, name: string, values: readonly string[]): string {
  const url = new URL(from);
  for (const key of [...url.searchParams.keys()]) {
    if (key === name || key.startsWith(`${name}[`) || places.includes(key)) url.searchParams.delete(key);
  }
  for (const value of values) url.searchParams.append(values.length > 1 ? `${name}[]` : name, value);
  return written(url);
}

/** The list's URL without some fields. */
export function urlWithout(from: URL, names: readonly string[]): string {
  const url = new URL(from);
  for (const key of [...url.searchParams.keys()]) {
    const [name = key] = key.split('[');
    if (names.includes(name) || places.includes(key)) url.searchParams.delete(key);
  }
  return written(url);
}

function written(url: URL): string {
  url.searchParams.set(marker, '1');
  return url.pathname + url.search;
}
