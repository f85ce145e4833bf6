/**
 * Apps find some elements by a fixed id. A quick view over the product's page brings the same id a second time; that
 * element gets an id of its own, because an id may stand only once in a page.
 *
 * @param suffix makes the new id different from every other
 * @returns the prop that changes the id, or no prop when it is unique
 */
export function uniqueId(element: HTMLElement | undefined, suffix: string): { id?: string } {
  if (!element?.id || document.getElementById(element.id) === element) return {};
  return { id: `${element.id}-${suffix}` };
}
