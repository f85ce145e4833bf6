/**
 * Where fields of a list lead to: to the list as it is shown now, with them in place of those of the same name, from
 * its first page on. Fields that are empty are left out.
 *
 * @param from the address of the list that is shown
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

/** What was chosen of a form's drop-down lists in place of what the server printed, as names and values. */
export function changedChoices(form: HTMLFormElement): [string, string][] {
  return [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLSelectElement)) return [];
    const printed = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return printed && field.value !== printed.value ? [[field.name, field.value]] : [];
  });
}

/** Whether a link leads to the page that is shown, with whatever query: to a list that can come into it. */
export function leadsToThisPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname === window.location.pathname;
}
