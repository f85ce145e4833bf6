/** A scroll by finger begins with a press, one by wheel comes with a pointer that moves. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs once, at the first sign that a shopper is about to use the page: a pointer moves or presses, a key goes down, or
 * the focus moves. A page that is only looked at never runs it.
 *
 * @param run gets ready what the next press will need; it isn't given the event, which is not its own
 * @returns stops waiting
 */
export function onFirstInput(run: () => void): () => void {
  const signs = new AbortController();
  const once = () => {
    signs.abort();
    run();
  };
  for (const sign of INPUTS)
    document.addEventListener(sign, once, { capture: true, passive: true, signal: signs.signal });
  return () => signs.abort();
}
