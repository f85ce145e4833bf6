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
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed(target as HTMLDetailsElement);
  });
  for (const box of boxes) observer.observe(box, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
