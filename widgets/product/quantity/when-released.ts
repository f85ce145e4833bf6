/**
 * Calls back at once if no control is pressed, otherwise after the release: a layout shift between press and release would make
 * the browser drop the click.
 */
export function whenReleased(callback: () => void): void {
  if (!document.querySelector(':is(a, button, input, label, summary):active')) return callback();
  const released = new AbortController();
  for (const type of ['pointerup', 'pointercancel']) {
    const listener = () => {
      released.abort();
      // The browser sends the click after this event.
      setTimeout(callback);
    };
    window.addEventListener(type, listener, { signal: released.signal });
  }
}
