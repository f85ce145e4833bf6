/**
 * Whether the theme has a dialog of a name: by `data-name`, or a widget of its own. One that failed is none.
 * @param isDue one whose code is still on its way is none either
 */
export function hasDialog(name: string, isDue = false): boolean {
  const slots = document.querySelectorAll(`[data-widget][data-name="${name}"], dialog[data-widget="${name}"]`);
  const absent = isDue ? /failed|ing$/ : /failed/;
  return [...slots].some((slot) => !absent.test(slot.getAttribute('data-widget-status') ?? ''));
}
