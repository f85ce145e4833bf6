/**
 * Apps find some elements by a fixed id. A quick view over the product's page has the same id a second time. Ids must be
 * unique in a page, so the second element gets another id.
 *
 * @param suffix makes the new id different from every other
 * @returns the prop that changes the id, or no prop for the first element with this id
 */
export function uniqueId(element: HTMLElement | undefined, suffix: string): { id?: string } {
  if (!element?.id || document.getElementById(element.id) === element) return {};
  return { id: `${element.id}-${suffix}` };
}
