import { isForeign, markOwn } from '../dom/foreign-nodes';
import { pageNonce } from '../dom/page-nonce';
import { trusted } from '../dom/trusted';
import { unclobbered } from '../dom/unclobbered';
import { isCode, runScripts } from './run-scripts';
import { parseServerHtml } from './server-html';

const lastOf = new WeakMap<Element, ParentNode>();

const isSlot = (element: Element) => attribute(element, 'data-widget') !== null;
const hasText = (nodes: readonly Node[]) => nodes.some((node) => node instanceof Text && node.data.trim());
const isBlank = (nodes: readonly Node[]) => !hasText(nodes) && !nodes.some((node) => node instanceof Element);
const nodesOf = (parent: Node): ChildNode[] => [...unclobbered(parent, 'childNodes')];
const attribute = (element: Element, name: string) => unclobbered(element, 'getAttribute')(name);
const all = <Found extends Element = Element>(root: ParentNode, selector: string) => [
  ...unclobbered(root, 'querySelectorAll')<Found>(selector),
];

/** Another content means another row. */
const ROW = /^(LI|TR|ARTICLE|SCRIPT)$/;

/**
 * Updates an element to new server HTML. Unchanged nodes stay, with what other scripts did to them and added; an
 * element with the same id and tag stays the same. A nested slot is kept or replaced as a whole. New scripts run, and
 * all of a parent whose HTML has changed.
 * @param isKnown whether this function wrote the content
 */
export function patchHtml(root: Element, html: string, isKnown: boolean): void {
  const next = parseServerHtml(html);
  normalize(next);
  const last = isKnown ? lastOf.get(root) : undefined;
  lastOf.set(root, next);
  const fresh = new Set<Node>();
  const isInside = (element: Element) =>
    unclobbered(element, 'closest')('[data-widget]') === unclobbered(root, 'closest')('[data-widget]');
  const byId = new Map(
    all(root, '[id]:not([id=""])')
      .filter(isInside)
      .map((element) => [nameOf(element), element]),
  );

  /** @returns whether more than the order changed */
  const patch = (
    live: ParentNode,
    old: ParentNode | undefined,
    now: ParentNode,
    knows: boolean,
    isNearScript: boolean,
  ): boolean => {
    const here = nodesOf(live);
    const mine = here.filter((node) => !isForeign(node));
    const olds = old ? nodesOf(old) : [];
    const news = nodesOf(now);
    // If scripts added or removed nodes, the live nodes stand for the old HTML.
    const isAligned =
      mine.length === olds.length && mine.every((node, index) => node.nodeName === olds[index]!.nodeName);
    const isOld = knows && isAligned;
    const before = new Map<Node, ChildNode>(isAligned ? mine.map((node, index) => [node, olds[index]!]) : []);
    const was = <Kind extends ChildNode>(node: Kind): Kind => {
      if (!before.has(node)) before.set(node, bare(node));
      return before.get(node) as Kind;
    };
    const codes = news.filter(isCode);
    const isNear = isNearScript || codes.length > 0;
    // A translation of the old text is out of date.
    if (hasText(isOld ? olds : news) && !hasText(mine)) for (const node of here) if (isForeign(node)) node.remove();

    const partners = new Map<Node, Element>();
    const free = new Set(mine.filter((node) => node instanceof Element));
    for (const identify of [keyOf, kindOf]) {
      // Without copies: most of another list has no partner.
      const known = [...free].map(
        (element) => [identify((before.get(element) as Element) ?? element), element] as const,
      );
      for (const child of news) {
        if (!(child instanceof Element) || partners.has(child)) continue;
        const wanted = identify(child);
        const [, partner] =
          known.find(
            ([key, element]) =>
              key &&
              key === wanted &&
              free.has(element) &&
              (!(isSlot(child) || isSlot(element)) || was(element).isEqualNode(child)),
          ) ?? [];
        if (!partner) continue;
        partners.set(child, partner);
        free.delete(partner);
        byId.delete(nameOf(partner));
      }
    }
    let isChanged = free.size > 0;
    for (const element of free) element.remove();

    let place: ChildNode | null = unclobbered(live, 'firstChild');
    const pass = (isGarbage: (node: ChildNode) => boolean) => {
      while (place && (isForeign(place) || isGarbage(place))) {
        const node: ChildNode = place;
        place = node.nextSibling;
        if (!isForeign(node)) node.remove();
      }
    };
    for (const child of news) {
      const partner = partners.get(child);
      pass((node) => child instanceof Element && !(node instanceof Element));
      let node: ChildNode | undefined = partner;
      if (partner) {
        isChanged = update(partner, was(partner), child as Element, isOld, isNear) || isChanged;
      } else if (!(child instanceof Element) && place?.nodeName === child.nodeName) {
        node = place!;
        if (was(node).nodeValue !== child.nodeValue) {
          node.nodeValue = child.nodeValue;
          isChanged = true;
        }
      }
      // Another script may have inserted what the server renders now.
      node ??= here.find((one) => isForeign(one) && one.isConnected && one.isEqualNode(child));
      if (node && node === place) place = place.nextSibling;
      else {
        isChanged ||= !node;
        for (const one of node ? [node] : create(child)) move(live, one, place);
      }
    }
    pass(() => true);
    if (isChanged && codes.length > 0) {
      clear(live, now);
      for (const script of nodesOf(live)) if (isCode(script) && !isForeign(script)) fresh.add(script);
    }
    return isChanged;
  };

  const update = (live: Element, old: Element, now: Element, isOld: boolean, isNear: boolean): boolean => {
    if (old.isEqualNode(now)) return false;
    // A script filled it during parsing; if an attribute changed, the script runs again.
    if (isNear && !isOld && isBlank(nodesOf(now)) && !isBlank(nodesOf(live)) && hasAttributes(live, now)) return false;
    const names = [...unclobbered(old, 'getAttributeNames')(), ...unclobbered(now, 'getAttributeNames')()];
    let isChanged = false;
    for (const name of new Set(names)) {
      const value = attribute(now, name);
      // The shopper may have opened it.
      if (value === attribute(old, name) || (name === 'open' && value === null && !isOld)) continue;
      isChanged = true;
      if (value === null) unclobbered(live, 'removeAttribute')(name);
      // A copy keeps the namespace: `xlink:href`.
      else unclobbered(live, 'setAttributeNode')(unclobbered(now, 'getAttributeNode')(name)!.cloneNode() as Attr);
    }
    // A chosen option does not follow its attributes.
    if (live instanceof HTMLSelectElement) live.replaceChildren(...nodesOf(now).flatMap(create));
    else isChanged = patch(live, old, now, isOld, isNear) || isChanged;
    if (live instanceof HTMLInputElement || live instanceof HTMLTextAreaElement) {
      // A text area has no `checked`.
      const { value, checked } = now as HTMLInputElement;
      if (live.value !== value) live.value = value;
      (live as HTMLInputElement).checked = checked;
    }
    return isChanged;
  };

  /** Reuses the page's elements with the same ids. */
  const create = (node: Node): ChildNode[] => {
    const box = document.createDocumentFragment();
    box.append(document.importNode(node, true));
    for (const element of all<HTMLElement>(box, '[nonce]')) element.nonce = pageNonce();
    for (const script of all(box, 'script')) if (isCode(script)) fresh.add(script);
    for (const element of all(box, '[id]')) {
      const name = nameOf(element);
      const kept = byId.get(name);
      if (!kept || !box.contains(element) || element.closest('[data-widget]')) continue;
      if (all(next, '[id]').filter((one) => nameOf(one) === name).length > 1) continue;
      byId.delete(name);
      // With what scripts put beside it, unless that stays in the page.
      const around = root.contains(kept) ? null : kept.parentNode;
      const near = around ? nodesOf(around).filter((one) => one === kept || isForeign(one)) : [kept];
      element.replaceWith(...near);
      update(kept, bare(kept), element, false, false);
      markOwn(kept);
    }
    return nodesOf(box);
  };

  try {
    patch(root, last, next, !!last, false);
  } catch {
    // Trusted Types may refuse a change of `onclick`.
    root.innerHTML = trusted.createHTML(html);
    lastOf.delete(root);
    for (const script of all(root, 'script')) if (isCode(script)) fresh.add(script);
  }
  void runScripts(all<HTMLScriptElement>(root, 'script').filter((script) => fresh.has(script)));
}

const nameOf = (element: Element) => `${element.nodeName}#${attribute(element, 'id')}`;

/** By id, else by the first id or URL inside. */
function keyOf(element: Element): string | false {
  if (element.nodeName === 'SCRIPT') return element.outerHTML;
  if (attribute(element, 'id')) return nameOf(element);
  const key = keyIn(element);
  return key && `${kindName(element)}>${key}`;
}

/** By what does not change with its content. */
const kindOf = (element: Element): string | false =>
  !attribute(element, 'id') && !(ROW.test(element.nodeName) && keyIn(element)) && kindName(element);

const kindName = (element: Element) =>
  element.nodeName + ['class', 'data-widget', 'name', 'type'].map((name) => attribute(element, name)).join('.');

function keyIn(element: Element): string {
  const first = unclobbered(element, 'querySelector')('[id], a[href]:not([href^="#"])');
  return first ? attribute(first, 'id') || attribute(first, 'href')! : '';
}

/** Scripts add classes and styles. */
const hasAttributes = (live: Element, now: Element): boolean =>
  unclobbered(now, 'getAttributeNames')().every(
    (name) =>
      attribute(live, name) === attribute(now, name) ||
      name === 'style' ||
      (name === 'class' && [...now.classList].every((one) => live.classList.contains(one))),
  );

/** `moveBefore` does not reload frames. */
function move(parent: ParentNode, node: Node, before: Node | null): void {
  const isMove = node.isConnected && parent.isConnected && 'moveBefore' in parent;
  // A foreign neighbour that came along stays foreign.
  if (!isForeign(node) || node.isConnected) markOwn(node);
  unclobbered(parent, (isMove ? 'moveBefore' : 'insertBefore') as 'insertBefore')(node, before);
}

/** Empties what the server renders empty, for scripts that run again. */
function clear(live: ParentNode, now: ParentNode): void {
  const mine = nodesOf(live).filter((node) => !isForeign(node));
  nodesOf(now).forEach((child, index) => {
    const node = mine[index];
    if (!(child instanceof Element) || node?.nodeName !== child.nodeName || isSlot(child)) return;
    const inside = nodesOf(child);
    if (isBlank(inside)) {
      if (!isBlank(nodesOf(node))) node.textContent = child.textContent;
    } else if (!inside.some(isCode)) clear(node as Element, child);
  });
}

/** A copy without what scripts and widgets added. */
function bare<Kind extends ChildNode>(node: Kind): Kind {
  const { content: box } = document.createElement('template');
  box.append(box.ownerDocument.importNode(node, true));
  if (node instanceof Element) {
    const [copy] = box.children as unknown as [Element];
    const copies = all(copy, '*');
    all(node, '*').forEach((element, index) => isForeign(element) && copies[index]!.remove());
    normalize(box);
  }
  return box.firstChild as Kind;
}

/** Nonces differ in each response. */
function normalize(box: ParentNode): void {
  for (const element of all(box, '[nonce]')) element.getAttributeNode('nonce')!.value = '';
  for (const slot of all(box, '[data-widget-status]')) slot.removeAttribute('data-widget-status');
}
