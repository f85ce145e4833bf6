/** Who answers for the elements of a selector on a page: the number of elements, by widget, native control, or nobody. */
export type Responders = Readonly<Record<string, number>>;

/** The name for elements that nothing answers for. */
export const nobody = 'NOBODY';

/**
 * Looks up selectors on a page with widgets. Runs in the page, so it uses no code from outside.
 *
 * @returns who answers for each selector's elements; nothing for a selector without elements
 */
export function lookUpHooks(keys: readonly string[]): Record<string, Record<string, number>> {
  const native =
    'summary, [popovertarget], [popover], dialog, a[href], [type="submit"], form[action], label, select, option';
  // The reference theme renders them for its script. Without it nobody opens them.
  const shells = '#modal:not(dialog), #alert-modal:not(dialog), #previewModal:not(dialog)';
  const responderOf = (element: Element): string => {
    const slot = element.closest('[data-widget]');
    if (slot) return slot.getAttribute('data-widget') ?? '';
    if (element.closest(shells)) return 'a dialog that nobody opens';
    const control = element.closest(native);
    return control ? `<${control.localName}>` : 'NOBODY';
  };
  const found: Record<string, Record<string, number>> = {};
  for (const key of keys) {
    const responders: Record<string, number> = {};
    found[key] = responders;
    if (['window', 'document', 'html', 'head', 'body'].includes(key)) {
      responders['NOBODY'] = 1;
      continue;
    }
    let elements: Element[] = [];
    try {
      elements = [...document.querySelectorAll(key)];
    } catch {
      // jQuery's own selectors (`:first`) are no CSS: the elements are looked up by hand.
      responders['NOBODY'] = 1;
    }
    for (const element of elements) {
      const responder = responderOf(element);
      responders[responder] = (responders[responder] ?? 0) + 1;
    }
  }
  return found;
}
