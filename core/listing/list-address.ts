/**
 * The address of the shown list with other filters or another order: the fields replace those of the same name in the
 * query, and the list starts at its first page. Empty fields are left out.
 *
 * @param from the address of the shown list
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

/** The choices in a form's drop-down lists that differ from the printed ones, as names and values. */
export function changedChoices(form: HTMLFormElement): [string, string][] {
  return [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLSelectElement)) return [];
    const printed = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return printed && field.value !== printed.value ? [[field.name, field.value]] : [];
  });
}

/** Whether a link leads to the same page, with any query: then its list can be shown without leaving the page. */
export function leadsToThisPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname === window.location.pathname;
}
