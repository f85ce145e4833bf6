/** Sends the events that a browser sends when the shopper changes a field: other scripts listen to them. */
export function sendChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
