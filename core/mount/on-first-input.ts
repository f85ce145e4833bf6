/** Scrolling is not among them: by finger it begins with a press, and by wheel it comes with a pointer that moves. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs once, at the first sign that a shopper is about to use the page: a pointer moves or presses, a key goes down, or
 * the focus moves. A page that is only looked at never runs it.
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
