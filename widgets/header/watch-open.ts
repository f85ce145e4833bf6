/**
 * Tells of each `<details>` that has opened or closed before the next input is handled. Its own `toggle` event comes in a
 * task of its own, and a busy page handles a key that follows before it.
 *
 * @returns stops watching
 */
export function watchOpen(
  boxes: readonly HTMLDetailsElement[],
  changed: (box: HTMLDetailsElement) => void,
): () => void {
  const observers = boxes.map((box) => {
    const observer = new MutationObserver(() => changed(box));
    observer.observe(box, { attributeFilter: ['open'] });
    return observer;
  });
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}
