import { createElement, type ReactNode } from 'react';
import { trusted } from '../dom/trusted';
import { unclobbered } from '../dom/unclobbered';
import { attributeProps, fieldProps, initialProps } from './attribute-props';
import type { InitialProps } from './overrides';
import { Part } from './Part';
import { renderedHtml } from './server-html';
import { slotParts } from './slot-parts';

/** React elements that match the slot node by node. */
interface SlotReading {
  readonly tree: readonly ReactNode[];
  /** By name, in document order. */
  readonly parts: ReadonlyMap<string, readonly InitialProps[]>;
}

/**
 * Reads a slot into a tree that hydrates the same DOM. Only elements around parts, and `<select>`, have children in it;
 * others, and nested slots, are opaque: React changes their content only for a part's `children`.
 */
export function readSlot(slot: Element): SlotReading {
  const parts = new Map<string, InitialProps[]>();
  const partElements = new Set(slotParts(slot));
  // React throws at a press on a radio button of a group that it does not know completely.
  const radios = [...partElements].some((part) => part instanceof HTMLInputElement && part.type === 'radio')
    ? [...unclobbered(slot, 'querySelectorAll')('[type=radio i]')].filter(
        (radio) => unclobbered(radio, 'closest')('[data-widget]') === slot,
      )
    : [];
  const open = ancestorsWithin(slot, [...partElements, ...radios]);

  // Hydration skips hoisted children of the container.
  const readChildren = (parent: Element, inPart: boolean): ReactNode[] => {
    const nodes: ReactNode[] = [];
    for (const child of unclobbered(parent, 'childNodes')) {
      if (child instanceof Text && child.data) nodes.push(child.data);
      else if (child instanceof Element && !(parent === slot && isHoisted(child))) {
        nodes.push(readElement(child, inPart));
      }
    }
    return nodes;
  };

  const readElement = (element: Element, inPart: boolean): ReactNode => {
    const tag = unclobbered(element, 'localName');
    const attribute = unclobbered(element, 'getAttribute');
    const isPart = partElements.has(element);
    const isOpen = open.has(element) || READ_AS_ELEMENTS.has(tag);
    const attributes = isPart || inPart ? attributeProps(element) : {};
    const props = {
      // Hydration writes few of these (`unwritten` in Part.tsx). Later React needs all to create the element again.
      ...attributes,
      ...fieldProps(element),
      ...(isHoisted(element) && { itemProp: attribute('itemprop') ?? '' }),
      ...(!isOpen && !WITHOUT_CONTENT.has(tag) && { dangerouslySetInnerHTML: contentOf(element) }),
      suppressHydrationWarning: true,
      suppressContentEditableWarning: true,
    };
    const childrenOf = () => (isOpen ? readChildren(element, inPart || isPart) : []);
    if (!isPart) return createElement(tag, props, ...childrenOf());

    const name = attribute('data-part')!;
    const siblings = parts.get(name) ?? [];
    parts.set(name, siblings);
    // In an SVG it is an SVGElement, with the properties that widgets override.
    const index = siblings.push(initialProps(element as HTMLElement, attributes)) - 1;
    const node = { name, index, tag, props, children: childrenOf() };
    return createElement(Part, { node });
  };

  return { tree: readChildren(slot, false), parts };
}

/** React warns about raw HTML in an `<option>` without a value. */
const READ_AS_ELEMENTS = new Set(['select', 'optgroup', 'option']);

const HOISTED = new Set(['link', 'meta', 'script', 'style', 'title']);

/** React moves them to the head, but none with `itemProp`. */
const isHoisted = (element: Element) =>
  HOISTED.has(unclobbered(element, 'localName')) && !(element instanceof SVGElement);

const WITHOUT_CONTENT = new Set(
  'area base br col embed hr img input link meta param source textarea track wbr'.split(' '),
);

/** React reads `__html` at each render, so large contents are read once. */
const contentOf = (element: Element) => {
  let html: string | undefined;
  return {
    get __html() {
      return (html ??= trusted.createHTML(renderedHtml(element)));
    },
  };
};

function ancestorsWithin(slot: Element, elements: Iterable<Element>): Set<Element> {
  const found = new Set<Element>();
  for (const element of elements) {
    for (
      let above = unclobbered(element, 'parentElement')!;
      above !== slot && !found.has(above);
      above = unclobbered(above, 'parentElement')!
    ) {
      found.add(above);
    }
  }
  return found;
}
