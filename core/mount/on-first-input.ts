/**
 * Scrolling needs no listener: on a touch screen it begins with `pointerdown`, and a shopper who uses a mouse wheel also moves the
 * mouse. If a tap began before this code runs, only its `pointerup` is sure to follow.
 */
const INPUTS = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'] as const;

/**
 * Runs once, when the shopper first moves or presses a pointer, presses a key, or moves the focus. Without any of these inputs it never
 * runs.
 *
 * @param run called without the event
 * @returns stops waiting
 */
export function onFirstInput(run: () => void): () => void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    run();
  };
  for (const input of INPUTS) document.addEventListener(input, once, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
