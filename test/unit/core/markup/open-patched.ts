import { addedIn } from '../../../../core/dom/foreign-nodes';
import { patchHtml } from '../../../../core/markup/patch-html';

/** Opens a part of a page, with the server's HTML. No element of another script is known yet. */
export function openPatched(html: string, tag = 'div') {
  document.body.innerHTML = `<main data-widget="page"></main>`;
  const root = document.createElement(tag);
  document.querySelector('main')!.append(root);
  root.innerHTML = html;
  let isKnown = false;
  const added = new WeakSet<Node>();
  addedIn(added);
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<Found>(selector)!;
  return {
    root,
    find,
    /** Another script has added this node after the page was parsed. */
    markAdded: (node: Node) => void added.add(node),
    /** Another script inserts elements after the page was parsed. */
    add: (where: InsertPosition, selector: string, inserted: string) => {
      const place = selector ? find(selector) : root;
      const before = new Set([...root.querySelectorAll('*')]);
      place.insertAdjacentHTML(where, inserted);
      for (const element of root.querySelectorAll('*')) if (!before.has(element)) added.add(element);
    },
    again: (next: string) => {
      patchHtml(root, next, isKnown);
      isKnown = true;
      return root.innerHTML;
    },
  };
}
