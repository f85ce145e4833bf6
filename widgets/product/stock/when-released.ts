/**
 * Does something at once, or once a control that is just being pressed is released: what moves the page under a press
 * makes the click go amiss.
 */
export function whenReleased(done: () => void): void {
  if (!document.querySelector(':is(a, button, input, label, summary):active')) return done();
  const released = new AbortController();
  for (const type of ['pointerup', 'pointercancel']) {
    const listener = () => {
      released.abort();
      // The click comes first.
      setTimeout(done);
    };
    window.addEventListener(type, listener, { signal: released.signal });
  }
}
