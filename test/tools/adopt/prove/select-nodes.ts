import { compile, selectAll } from 'css-select';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import { remember } from '../remember';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const parentOf = (node: Node): Node | null => ('parentNode' in node ? node.parentNode : null);
const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The adapter through which css-select reads parse5's tree. */
const adapter = {
  isTag: (node: Node): node is Element => tree.isElementNode(node),
  getName: ({ tagName }: Element) => tagName,
  getAttributeValue: attribute,
  hasAttrib: (element: Element, name: string) => attribute(element, name) !== undefined,
  getChildren: childrenOf,
  getParent: parentOf,
  getSiblings: (node: Node) => childrenOf(parentOf(node) ?? node),
  getText: (node: Node): string =>
    tree.isTextNode(node as DefaultTreeAdapterTypes.ChildNode)
      ? (node as DefaultTreeAdapterTypes.TextNode).value
      : childrenOf(node).map(adapter.getText).join(''),
  removeSubsets: (nodes: Node[]) => nodes,
};

/** The elements of a page that match any of the selectors. */
export const selectNodes = (root: Node, selectors: readonly string[]): ReadonlySet<Element> =>
  new Set(selectors.length === 0 ? [] : selectAll<Node, Element>(selectors.join(), root, { adapter }));

/** Whether a selector matches one of some elements. False for a selector that css-select does not know. */
export const matcherOf = remember((selector: string): ((elements: Iterable<Element>) => boolean) => {
  try {
    const isMatch = compile<Node, Element>(selector, { adapter });
    return (elements) => [...elements].some(isMatch);
  } catch {
    return () => false;
  }
});
