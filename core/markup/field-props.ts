/**
 * Reads props with which React does not change the state of a form field (decision 11). React writes the defaults of a field
 * when it hydrates. These props are the defaults that the attributes already have, so the live state does not change.
 */
export function fieldProps(element: Element): Record<string, unknown> {
  if (element instanceof HTMLTextAreaElement) return { defaultValue: element.defaultValue };
  if (!(element instanceof HTMLInputElement)) return {};
  const value = element.getAttribute('value');
  // React matches hidden inputs by type and name, and writes the type again on each update.
  return {
    type: element.type === 'hidden' ? 'hidden' : (element.getAttribute('type') ?? undefined),
    name: element.getAttribute('name') ?? undefined,
    ...(value !== null && { defaultValue: value }),
    ...(/^(checkbox|radio)$/.test(element.type) && { defaultChecked: element.defaultChecked }),
  };
}
