import { closest, unclobbered } from '../dom/unclobbered';

const SLOT = '[data-widget]';

/** Finds all slots inside the root, and the root itself if it is a slot. */
export function findSlots(root: ParentNode): HTMLElement[] {
  const inside = [...unclobbered(root, 'querySelectorAll')<HTMLElement>(SLOT)];
  return closest(root as HTMLElement, SLOT) === root ? [root as HTMLElement, ...inside] : inside;
}

/**
 * Finds the slots of the page, and then observes which slots are added and removed. The page has one observer.
 * @param found called with slots that are in the page, also with slots that were moved
 * @param removed called when elements were removed or moved
 * @param added gets the nodes that are added after the page was parsed
 * @returns stops observing
 */
export function observeSlots(
  found: (slots: readonly HTMLElement[]) => void,
  removed: () => void,
  added: WeakSet<Node>,
): () => void {
  let isParsed = document.readyState !== 'loading';
  const look = (records: MutationRecord[]) => {
    if (records.some((record) => record.removedNodes[0])) removed();
    const nodes = records.flatMap((record) => [...record.addedNodes]);
    if (isParsed) for (const node of nodes) added.add(node);
    // At once, also if a script adds them one by one: what `found` does for a whole product is done once.
    found(nodes.flatMap((node) => (node instanceof Element && document.contains(node) ? findSlots(node) : [])));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  // Deferred scripts run after this event. The records until now are those of the parser.
  document.addEventListener('readystatechange', () => {
    look(observer.takeRecords());
    isParsed = true;
  });
  found(findSlots(document));
  return () => observer.disconnect();
}
