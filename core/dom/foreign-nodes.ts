let added = new WeakSet<Node>();
const ours = new WeakSet<Node>();

/** Sets the nodes that `isForeign` reads. */
export function addedIn(nodes: WeakSet<Node>): void {
  added = nodes;
}

/** Marks a node inserted by the widgets or a script of the shop's HTML. */
export const markOwn = (node: Node): void => void ours.add(node);

/** Whether another script added the element after parsing. Text counts as server-rendered. */
export const isForeign = (node: Node): boolean => node instanceof Element && added.has(node) && !ours.has(node);
