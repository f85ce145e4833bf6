/**
 * The id of an element that apps know by a fixed name. Where a quick view stands over the product's page both print the
 * same id; the second one then gets one of its own, because an id may stand only once in a page.
 *
 * @param suffix tells the elements apart
 * @returns the prop that changes the id, or nothing when it is unique
 */
export function uniqueId(element: HTMLElement | undefined, suffix: string): { id?: string } {
  if (!element?.id || document.getElementById(element.id) === element) return {};
  return { id: `${element.id}-${suffix}` };
}
