import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { exampleId } from './example-template';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The statuses that a widget can be looked at in. */
export const galleryStates = ['no-code', 'waiting', 'mounted', 'failed'] as const;
export type GalleryState = (typeof galleryStates)[number];

/** What the page says of its layout's widgets that others need. */
const needed = ['announcer', 'dialog', 'cart-preview', 'progress-bar'];
const kept = ['script', 'style', 'link', 'template', 'dialog'];

/** Moments by which a widget stays in a status, or comes to it by itself. */
const moments: Readonly<Partial<Record<GalleryState, string>>> = { waiting: 'interaction', mounted: 'now' };

/** An example as it stands alone. */
export interface IsolatedExample {
  /** The whole page: of the layout's body only scripts, style sheets, and the widgets that others need. */
  readonly page: string;
  /** The example itself, as it was rendered. */
  readonly html: string;
}

/**
 * Takes from a rendered page what is not the example.
 *
 * @param widget whose slots in the example get the moment of the state
 */
export function isolateExample(rendered: string, widget: string, state: GalleryState): IsolatedExample {
  const document = parse(rendered);
  const trail = trailTo(document, (element) => attribute(element, 'id') === exampleId);
  const example = trail.at(-1);
  if (!example) throw new Error('the layout prints no example: its block for pages has another name');
  const html = serialize(example).trim();
  const body = trail.findIndex(({ tagName }) => tagName === 'body');
  for (const [index, element] of trail.slice(body, -1).entries()) {
    const next = trail[body + index + 1];
    element.childNodes = element.childNodes.flatMap((child) => (child === next ? [child] : keep(child)));
  }
  const moment = moments[state];
  if (moment) for (const slot of slotsOf(example, widget)) setAttribute(slot, 'data-widget-when', moment);
  if (state === 'no-code') removeTag(document);
  addSheet(document);
  return { page: serialize(document), html };
}

/** The elements from the root to one. */
function trailTo(node: Node | DefaultTreeAdapterTypes.Document, is: (element: Element) => boolean): Element[] {
  if (!('childNodes' in node)) return [];
  const here = 'tagName' in node ? [node] : [];
  if (here[0] && is(here[0])) return here;
  for (const child of node.childNodes) {
    const below = trailTo(child, is);
    if (below.length > 0) return [...here, ...below];
  }
  return [];
}

/** What is left of an element of the layout: itself, or what stands in it and is needed. */
function keep(node: Node): Node[] {
  if (!('tagName' in node)) return [];
  const isNeeded = kept.includes(node.tagName) || needed.includes(attribute(node, 'data-widget') ?? '');
  return isNeeded ? [node] : node.childNodes.flatMap(keep);
}

const slotsOf = (element: Element, widget: string): Element[] => [
  ...(attribute(element, 'data-widget') === widget ? [element] : []),
  ...element.childNodes.flatMap((child) => ('tagName' in child ? slotsOf(child, widget) : [])),
];

/** Room around the example: a pointer that rests in the corner of the window touches nothing. */
function addSheet(document: DefaultTreeAdapterTypes.Document): void {
  const head = trailTo(document, ({ tagName }) => tagName === 'head').at(-1);
  const sheet = parseFragment('<link rel="stylesheet" href="/widgets/files/alone.css">').childNodes[0];
  if (head && sheet) head.childNodes.push(sheet);
}

function removeTag(node: DefaultTreeAdapterTypes.Document | Element): void {
  node.childNodes = node.childNodes.filter(
    (child) => !('tagName' in child) || attribute(child, 'data-page-context') === undefined,
  );
  for (const child of node.childNodes) if ('tagName' in child) removeTag(child);
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}
