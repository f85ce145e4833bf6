/**
 * Reports each `<details>` that has opened or closed, before the next input is handled. The `toggle` event is too late: the
 * browser fires it in another task, and a busy page may handle the next key before that task.
 *
 * @returns a function that stops watching
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
