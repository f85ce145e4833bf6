import { unhidden } from '../page/unhidden';

const SLOT = '[data-widget]';

/** Finds all slots in a piece of the page, its root included. */
export function findSlots(root: ParentNode): HTMLElement[] {
  const inside = [...unhidden(root, 'querySelectorAll')<HTMLElement>(SLOT)];
  return root instanceof HTMLElement && unhidden(root, 'matches')(SLOT) ? [root, ...inside] : inside;
}

/**
 * Finds the slots of the page, and then observes it for slots that come and go. One observer serves the whole page.
 * @param found called with slots that are in the page, also with those that were only moved
 * @param removed called when elements have left their place
 * @returns stops observing
 */
export function observeSlots(found: (slots: readonly HTMLElement[]) => void, removed: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some((record) => record.removedNodes.length > 0)) removed();
    for (const record of records) {
      for (const node of record.addedNodes)
        if (node instanceof HTMLElement && document.contains(node)) found(findSlots(node));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  found(findSlots(document));
  return () => observer.disconnect();
}
