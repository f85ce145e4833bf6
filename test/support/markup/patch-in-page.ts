import { addedIn } from '../../../core/dom/foreign-nodes';
import { patchHtml } from '../../../core/markup/patch-html';

export { patchHtml };

/** Observes a page as the loader does: all nodes that are added from now on are those of other scripts, or ours. */
export function observeAdded(): void {
  const added = new WeakSet<Node>();
  addedIn(added);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.add(node);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Patches elements from the first HTML to each of the others.
 *
 * @returns the faults: other content than the server's, or a node that was touched by a patch with the same HTML
 */
export function patchFaults(steps: readonly string[]): string[] {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const [first = '', ...others] = steps;
  root.append(parse(first));
  return others.flatMap((html, index) => {
    let isReplaced = false;
    Object.defineProperty(root, 'innerHTML', {
      configurable: true,
      set: () => {
        isReplaced = true;
      },
    });
    patchHtml(root, html, index > 0);
    Reflect.deleteProperty(root, 'innerHTML');
    const nodes = [...root.querySelectorAll('*')];
    const faults = isReplaced ? ['everything was replaced'] : [];
    const box = document.createElement('div');
    box.append(parse(html));
    if (!sameNodes(root, box)) faults.push(`is ${root.innerHTML} but not ${box.innerHTML}`);
    patchHtml(root, `${html}<!-- -->`, true);
    if ([...root.querySelectorAll('*')].some((node, place) => node !== nodes[place])) faults.push('other elements');
    patchHtml(root, html, true);
    return faults;
  });
}

/** Whether two elements have equal content. The order of attributes may differ. */
const sameNodes = (one: Element, other: Element): boolean =>
  one.childNodes.length === other.childNodes.length &&
  [...one.childNodes].every((node, index) => node.isEqualNode(other.childNodes[index]!));

/** Parses HTML as a page with scripts does: in a template, Chromium makes elements of the content of `<noscript>`. */
function parse(html: string): DocumentFragment {
  const box = document.createElement('div');
  box.innerHTML = html;
  const fragment = document.createDocumentFragment();
  fragment.append(...box.childNodes);
  return fragment;
}
