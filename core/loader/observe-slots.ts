const SLOT = '[data-widget]';

/** All slots in a piece of the page, its own root included. */
export function findSlots(root: ParentNode): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>(SLOT)];
  return root instanceof HTMLElement && root.matches(SLOT) ? [root, ...inside] : inside;
}

/**
 * Follows slots as they come into the page and leave it. One observer serves the whole page; a slot that is only
 * moved is reported as neither.
 * @returns stops observing
 */
export function observeSlots(found: (slots: readonly HTMLElement[]) => void, removed: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some((record) => record.removedNodes.length > 0)) removed();
    for (const record of records) {
      for (const node of record.addedNodes) if (node instanceof HTMLElement && node.isConnected) found(findSlots(node));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  found(findSlots(document));
  return () => observer.disconnect();
}
