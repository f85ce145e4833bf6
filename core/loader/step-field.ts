/** From here on a number may be written with an exponent, or loses its last digits. */
const TOO_LARGE = 1e15;

/**
 * Does what a button with `data-widget-step` says while its widget is not there: adds the number to the field beside it. The
 * widget finds the change when it mounts, and without the widget the form posts it. A sum that no shop takes leaves the field
 * as it is.
 */
export function stepField(button: HTMLElement): void {
  const field = button.parentElement!.querySelector('input');
  const next = Number(field?.value) + Number(button.dataset.widgetStep);
  if (next > 0 && next < TOO_LARGE) field!.value = `${next}`;
}
