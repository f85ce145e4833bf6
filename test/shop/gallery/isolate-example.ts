import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import { exampleId } from './example-template';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The states in which the gallery shows a widget. */
export const galleryStates = ['no-code', 'waiting', 'mounted', 'failed'] as const;
export type GalleryState = (typeof galleryStates)[number];

/** The layout's widgets that other widgets need. */
const needed = ['announcer', 'dialog', 'cart-preview', 'progress-bar'];
const kept = ['script', 'style', 'link', 'template', 'dialog'];

/** The value of `data-widget-when` for a state. The other states keep the example's own. */
const moments: Readonly<Partial<Record<GalleryState, string>>> = { waiting: 'interaction', mounted: 'now' };

/** An example on a page of its own. */
export interface IsolatedExample {
  /** The whole page. Its body has only the example, scripts, style sheets, and the widgets that others need. */
  readonly page: string;
  /** The HTML of the example as it was rendered. */
  readonly html: string;
}

/**
 * Removes everything from a rendered page that is not the example.
 *
 * @param widget its slots in the example get the state's `data-widget-when`
 */
export function isolateExample(rendered: string, widget: string, state: GalleryState): IsolatedExample {
  const document = parse(rendered);
  const trail = trailTo(document, (element) => attribute(element, 'id') === exampleId);
  const example = trail.at(-1);
  if (!example) throw new Error('the layout renders no example: its block for pages has another name');
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

/** The elements from the root to the first match. */
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

/** Returns a layout element that is needed, or else the needed elements inside it. */
function keep(node: Node): Node[] {
  if (!('tagName' in node)) return [];
  const isNeeded = kept.includes(node.tagName) || needed.includes(attribute(node, 'data-widget') ?? '');
  return isNeeded ? [node] : node.childNodes.flatMap(keep);
}

const slotsOf = (element: Element, widget: string): Element[] => [
  ...(attribute(element, 'data-widget') === widget ? [element] : []),
  ...element.childNodes.flatMap((child) => ('tagName' in child ? slotsOf(child, widget) : [])),
];

/** Adds space around the example, so that a pointer in the corner of the window does not hover it. */
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
