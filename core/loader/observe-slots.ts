import { closest, unclobbered } from '../dom/unclobbered';

const SLOT = '[data-widget]';

/** Finds the slots in `root`, including itself. */
export function findSlots(root: ParentNode): HTMLElement[] {
  const inside = [...unclobbered(root, 'querySelectorAll')<HTMLElement>(SLOT)];
  return closest(root as HTMLElement, SLOT) === root ? [root as HTMLElement, ...inside] : inside;
}

/**
 * Observes slots and added nodes. A moved slot is removed and found.
 *
 * @param added gets the nodes that are added after parsing
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
    // At once, so that `found` works once for a product.
    found(nodes.flatMap((node) => (node instanceof Element && document.contains(node) ? findSlots(node) : [])));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  // Deferred scripts run later; records until now are the parser's.
  document.addEventListener('readystatechange', () => {
    look(observer.takeRecords());
    isParsed = true;
  });
  found(findSlots(document));
  return () => observer.disconnect();
}
