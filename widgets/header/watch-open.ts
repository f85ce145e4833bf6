/** Reports before the next input: `toggle` fires in another task. */
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
