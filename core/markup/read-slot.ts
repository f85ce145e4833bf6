import { createElement, type ReactNode } from 'react';
import { slotParts } from './slot-parts';
import { attributeProps } from './attribute-props';
import { fieldProps } from './field-props';
import type { InitialProps } from './overrides';
import { initialProps } from './initial-props';
import { Part } from './Part';

/** A slot's markup as React elements that match it node by node, and its parts by name in the order of the page. */
export interface SlotReading {
  readonly tree: readonly ReactNode[];
  readonly parts: ReadonlyMap<string, readonly InitialProps[]>;
}

/**
 * Reads the DOM of a slot into a tree that hydrates over that very DOM. Only parts and what leads to them are
 * elements of the tree with children; everything else, and any nested slot, is opaque: React neither walks nor owns it.
 * @param slot the element with `data-widget`, which becomes React's container
 */
export function readSlot(slot: Element): SlotReading {
  const parts = new Map<string, InitialProps[]>();
  const own = new Set(slotParts(slot));
  const open = ancestorsWithin(slot, own);

  // Directly in a container, React's hydration steps over hoisted elements by itself, and can't be made to claim all.
  const readChildren = (parent: Element, inPart: boolean): ReactNode[] => {
    const nodes: ReactNode[] = [];
    for (const child of parent.childNodes) {
      if (child instanceof Text && child.data) nodes.push(child.data);
      else if (child instanceof Element && !(parent === slot && isHoisted(child))) {
        nodes.push(readElement(child, inPart));
      }
    }
    return nodes;
  };

  const readElement = (element: Element, inPart: boolean): ReactNode => {
    const isPart = own.has(element);
    const isOpen = open.has(element) || READ_AS_ELEMENTS.has(element.localName);
    const attributes = isPart || inPart ? attributeProps(element) : {};
    const props = {
      // React writes nothing while hydrating; only what it may have to make again needs its attributes.
      ...attributes,
      ...fieldProps(element),
      ...(isHoisted(element) && { itemProp: element.getAttribute('itemprop') ?? '' }),
      ...(!isOpen && !WITHOUT_CONTENT.has(element.localName) && { dangerouslySetInnerHTML: contentOf(element) }),
      suppressHydrationWarning: true,
      suppressContentEditableWarning: true,
    };
    const children = isOpen ? readChildren(element, inPart || isPart) : [];
    if (!isPart) return createElement(element.localName, props, ...children);

    const name = element.getAttribute('data-part') ?? '';
    const siblings = parts.get(name) ?? [];
    parts.set(name, siblings);
    const read = initialProps(element as HTMLElement, attributes);
    siblings.push(read);
    const node = { name, initial: read, index: siblings.length - 1, tag: element.localName, props, children };
    return createElement(Part, { node });
  };

  return { tree: readChildren(slot, false), parts };
}

/** React warns of raw content in these: their children are read as elements too. */
const READ_AS_ELEMENTS = new Set(['select', 'optgroup', 'option']);

const HOISTED = new Set(['link', 'meta', 'script', 'style', 'title']);

/** React would move these to the head, but for those that carry `itemprop`. */
const isHoisted = (element: Element) => HOISTED.has(element.localName) && !(element instanceof SVGElement);

const WITHOUT_CONTENT = new Set(
  'area base br col embed hr img input link meta param source textarea track wbr'.split(' '),
);

/** Read when React has to make the element again, from the element as it was last seen; never while hydrating. */
const contentOf = (element: Element) => ({
  get __html() {
    return element.innerHTML;
  },
});

function ancestorsWithin(slot: Element, elements: Iterable<Element>): Set<Element> {
  const found = new Set<Element>();
  for (const element of elements) {
    for (let above = element.parentElement; above && above !== slot && !found.has(above); above = above.parentElement) {
      found.add(above);
    }
  }
  return found;
}
