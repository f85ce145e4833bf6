let added = new WeakSet<Node>();
const ours = new WeakSet<Node>();

/** Makes `isForeign` read the loader's set of added nodes from now on. */
export function addedIn(nodes: WeakSet<Node>): void {
  added = nodes;
}

/** Marks a node that the widgets, or a script of the shop's HTML, have inserted. */
export const markOwn = (node: Node): void => void ours.add(node);

/** Whether another script added the element after the parser had finished. Text counts as the server's, so it can be replaced. */
export const isForeign = (node: Node): boolean => node instanceof Element && added.has(node) && !ours.has(node);
