/**
 * Finds the values that a shopper can't press: they are rendered, but neither the field nor its label has a size on the
 * screen. Runs in the page, so it uses no code from outside.
 *
 * @param fields the radio buttons or checkboxes of one option
 * @returns the labels of these values
 */
export function sizelessChoices(fields: readonly Element[]): string[] {
  const hasSize = (element: Element) => {
    const { width, height, right } = element.getBoundingClientRect();
    // A field that only screen readers use has one pixel, or is to the left of the screen.
    return width > 1 && height > 1 && right > 0;
  };
  return fields.flatMap((field) => {
    const [label] = (field as HTMLInputElement).labels ?? [];
    if (!label || label.getClientRects().length === 0) return [];
    if ([field, label, ...label.querySelectorAll('*')].some(hasSize)) return [];
    const name = label.textContent?.trim() || label.querySelector('[title]')?.getAttribute('title');
    return [name || field.getAttribute('aria-label') || (field as HTMLInputElement).value];
  });
}
