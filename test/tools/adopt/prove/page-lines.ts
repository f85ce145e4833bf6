import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import type { Announced } from './announced';
import { selectNodes } from './select-nodes';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements in which white space counts. */
const exact = new Set(['script', 'style', 'textarea', 'pre', 'title']);

/**
 * A page as the browser parses it: one line for each element, attribute and text. White space counts as one space, as
 * on the screen.
 *
 * @param leftOut markup to leave out, so that the page has the same lines with it and without it
 */
export function pageLines(html: string, leftOut?: Announced): string[] {
  const root = /<html[\s>]/i.test(html) ? parse(html) : parseFragment(html);
  const shown = selectNodes(root, leftOut?.shown ?? []);
  const replaced = selectNodes(root, leftOut?.replaced ?? []);
  // All are selected before the first is changed, because one rule's selector may name what another one takes away.
  const retagged = (leftOut?.retagged ?? []).map((one) => ({ ...one, elements: selectNodes(root, [one.selector]) }));
  const varying = (leftOut?.varying ?? []).map((one) => ({ ...one, elements: selectNodes(root, [one.selector]) }));
  for (const { elements, name, drops } of retagged) {
    for (const element of elements) {
      element.tagName = name ?? element.tagName;
      element.attrs = withoutDropped(element.attrs, drops);
    }
  }
  for (const { elements, attributes, classes, source } of varying) {
    for (const element of elements) {
      element.attrs = element.attrs
        .filter(({ name }) => !attributes.includes(name))
        .map((one) => (one.name === source ? { ...one, name: 'src' } : one))
        .map((one) => (one.name === 'class' ? { ...one, value: withoutClasses(one.value, classes) } : one))
        .filter(({ name, value }) => name !== 'class' || value !== '');
    }
  }
  const lines: string[] = [];
  const describe = (nodes: readonly Node[], depth: number): void => {
    let text = '';
    const endText = (parent?: string) => {
      const told = exact.has(parent ?? '') ? text : text.replace(/\s+/g, ' ');
      if (told && told !== ' ') lines.push(`${'  '.repeat(depth)}"${told.trim()}"`);
      text = '';
    };
    // After the wrappers are gone, because a moved element may be in one.
    const left = withoutAnnounced(nodes, leftOut).filter(
      (node) => !tree.isElementNode(node) || !(replaced.has(node) || mayBeAbsent(node, leftOut)),
    );
    for (const node of left) {
      if (tree.isTextNode(node)) {
        text += node.value;
        continue;
      }
      endText();
      if (tree.isElementNode(node)) {
        lines.push(`${'  '.repeat(depth)}<${node.tagName}>`);
        const attributes = attributesOf(node, leftOut, shown.has(node));
        for (const attribute of attributes) lines.push(`${'  '.repeat(depth + 1)}${attribute}`);
        describe(
          node.tagName === 'template' ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : node.childNodes,
          depth + 1,
        );
      } else if (tree.isCommentNode(node))
        lines.push(...commentLines(node.data, leftOut).map((line) => '  '.repeat(depth) + line));
    }
    const [first] = nodes;
    const parent = first?.parentNode;
    endText(parent && 'tagName' in parent ? parent.tagName : undefined);
  };
  describe(root.childNodes, 0);
  return lines;
}

/** The attributes without the dropped ones and the dropped classes. */
const withoutDropped = (attributes: Element['attrs'], drops: readonly string[]): Element['attrs'] =>
  attributes.flatMap((attribute) => {
    if (drops.includes(attribute.name)) return [];
    if (attribute.name !== 'class' || !drops.some((name) => name.startsWith('.'))) return [attribute];
    const value = attribute.value
      .split(/\s+/)
      .filter((name) => name && !drops.includes(`.${name}`))
      .join(' ');
    return value ? [{ ...attribute, value }] : [];
  });

/**
 * Lines of a comment. Elements in it may be from a partial that the rules have marked, so they are parsed like the
 * page's.
 */
const commentLines = (text: string, leftOut: Announced | undefined): string[] =>
  text.includes('<') ? ['<!--', ...pageLines(text, leftOut).map((line) => `  ${line}`), '-->'] : [`<!--${text}-->`];

const attributesOf = ({ attrs }: Element, leftOut: Announced | undefined, isShown: boolean): string[] =>
  attrs
    .filter(({ name, value }) => !leftOut?.isAttribute(name, value))
    .map(({ name, value }) => ({ name, value: isShown ? withoutHiding(name, value) : value }))
    .filter(({ name, value }) => !isShown || value || !hiding.includes(name))
    .map(({ name, value }) => `${name}="${value.replace(/\s+/g, ' ').trim()}"`);

/** Whether the page may lack a script or its preload. */
const mayBeAbsent = ({ tagName, attrs, childNodes }: Element, leftOut: Announced | undefined): boolean =>
  (tagName === 'script' || (tagName === 'link' && attrs.some(isForScripts))) &&
  (leftOut?.absent ?? []).some((pattern) =>
    [...attrs.map(({ value }) => value), ...childNodes.map((node) => (tree.isTextNode(node) ? node.value : ''))].some(
      (text) => pattern.test(text),
    ),
  );

const isForScripts = ({ name, value }: { name: string; value: string }): boolean =>
  name === 'as' ? value === 'script' : name === 'rel' && /^(modulepreload|prefetch)$/.test(value);

const withoutClasses = (value: string, classes: readonly string[]): string =>
  value
    .split(/\s+/)
    .filter((name) => !classes.includes(name))
    .join(' ')
    .trim();

const hiding = ['aria-hidden', 'style', 'class'];

/** An attribute's value without the style, class or `aria-hidden` that hides its element at first. */
const withoutHiding = (name: string, value: string): string =>
  name === 'class'
    ? value.replace(/(?<!\S)(u-hidden|u-hiddenVisually|is-hidden)(?!\S)/, ' ').trim()
    : value.replace(name === 'style' ? /^\s*display:\s*none;?\s*$/ : name === 'aria-hidden' ? /^true$/ : /(?!)/, '');

function withoutAnnounced(nodes: readonly Node[], leftOut: Announced | undefined): Node[] {
  if (!leftOut) return [...nodes];
  return nodes.flatMap((node) => {
    if (!tree.isElementNode(node)) return [node];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (leftOut.isElement(node.tagName, attributes)) return [];
    return leftOut.isWrapper(node.tagName, attributes) ? withoutAnnounced(node.childNodes, leftOut) : [node];
  });
}
