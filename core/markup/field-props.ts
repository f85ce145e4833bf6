/**
 * The props of a form field that keep React from touching its state when it hydrates: defaults as the attributes
 * have them, so that React's own writing of defaults writes what is there, and the live state is left alone.
 */
export function fieldProps(element: Element): Record<string, unknown> {
  if (element instanceof HTMLTextAreaElement) return { defaultValue: element.defaultValue };
  if (!(element instanceof HTMLInputElement)) return {};
  const value = element.getAttribute('value');
  // React tells hidden inputs apart by type and name, and writes the type it was given on each update.
  return {
    type: element.type === 'hidden' ? 'hidden' : (element.getAttribute('type') ?? undefined),
    name: element.getAttribute('name') ?? undefined,
    ...(value !== null && { defaultValue: value }),
    ...(/^(checkbox|radio)$/.test(element.type) && { defaultChecked: element.defaultChecked }),
  };
}
