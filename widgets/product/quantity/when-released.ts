/**
 * Calls back at once, or, if a control is being pressed, after its release. If the page moves between press and release,
 * the browser drops the click.
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
