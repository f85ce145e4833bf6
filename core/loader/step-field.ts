/** JavaScript may round a number of this size or larger, or write it with an exponent. */
const TOO_LARGE = 1e15;

/**
 * Handles a button with `data-widget-step` whose widget is not mounted: adds the number to the field beside it. The widget reads the
 * change when it mounts; without the widget the form posts it. If the sum is not above 0, or too large, the field stays as it is.
 */
export function stepField(button: HTMLElement): void {
  const field = button.parentElement!.querySelector('input');
  const next = Number(field?.value) + Number(button.dataset.widgetStep);
  if (next > 0 && next < TOO_LARGE) field!.value = `${next}`;
}
