/** Whether the theme has a dialog of a name: by `data-name`, or a widget of its own. One that failed is none. */
export function hasDialog(name: string): boolean {
  const slots = document.querySelectorAll(`[data-widget][data-name="${name}"], dialog[data-widget="${name}"]`);
  return [...slots].some((slot) => slot.getAttribute('data-widget-status') !== 'failed');
}
