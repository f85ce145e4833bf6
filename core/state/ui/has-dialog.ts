/**
 * Whether the page has a dialog of a name: a slot with this `data-name`, or a `<dialog>` whose widget has this name. A slot
 * that failed does not count.
 *
 * @param isDue whether a slot whose code is not loaded yet does not count either
 */
export function hasDialog(name: string, isDue = false): boolean {
  const slots = document.querySelectorAll(`[data-widget][data-name="${name}"], dialog[data-widget="${name}"]`);
  const absent = isDue ? /failed|ing$/ : /failed/;
  return [...slots].some((slot) => !absent.test(slot.getAttribute('data-widget-status') ?? ''));
}
