import { unclobbered } from '../dom/unclobbered';
import { createElement, type ReactNode } from 'react';
import { trusted } from '../dom/trusted';
import { attributeProps, fieldProps, initialProps } from './attribute-props';
import type { InitialProps } from './overrides';
import { Part } from './Part';
import { renderedHtml } from './server-html';
import { slotParts } from './slot-parts';

/** A slot's markup as React elements that match it node by node, and the initial props of its parts. */
interface SlotReading {
  readonly tree: readonly ReactNode[];
  /** By part name, in the order of the page. */
  readonly parts: ReadonlyMap<string, readonly InitialProps[]>;
}

/**
 * Reads the DOM of a slot into a tree with which React hydrates the same DOM. Only elements that contain parts, and lists of
 * options (`<select>`), have children in the tree. Any other element, and any nested slot, is opaque: React changes its content
 * only if it is a part and a widget overrides its `children`.
 * @param slot the element with `data-widget`, which becomes React's container
 */
export function readSlot(slot: Element): SlotReading {
  const parts = new Map<string, InitialProps[]>();
  const partElements = new Set(slotParts(slot));
  // React throws at a press on a radio button if it does not know all buttons of the group.
  const radios = [...partElements].some((part) => part instanceof HTMLInputElement && part.type === 'radio')
    ? [...unclobbered(slot, 'querySelectorAll')('[type=radio i]')].filter(
        (radio) => unclobbered(radio, 'closest')('[data-widget]') === slot,
      )
    : [];
  const open = ancestorsWithin(slot, [...partElements, ...radios]);

  // React's hydration skips hoisted elements that are children of its container, so they are not in the tree.
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
      // While React hydrates, it writes only a few of these attributes, and only of inputs (`unwritten` in Part.tsx). Later `Part`
      // merges a part's attributes with its override, and React needs all of them to create a part, or the elements in it, again.
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
    // A part in an SVG is an SVGElement, not an HTMLElement. It has the properties that a widget overrides there.
    const index = siblings.push(initialProps(element as HTMLElement, attributes)) - 1;
    const node = { name, index, tag, props, children: childrenOf() };
    return createElement(Part, { node });
  };

  return { tree: readChildren(slot, false), parts };
}

/** React warns about raw HTML in an `<option>` without a value. So the children of lists of options are read as elements. */
const READ_AS_ELEMENTS = new Set(['select', 'optgroup', 'option']);

const HOISTED = new Set(['link', 'meta', 'script', 'style', 'title']);

/** React moves these elements to the head, some only with certain attributes, and none with `itemProp`. */
const isHoisted = (element: Element) =>
  HOISTED.has(unclobbered(element, 'localName')) && !(element instanceof SVGElement);

const WITHOUT_CONTENT = new Set(
  'area base br col embed hr img input link meta param source textarea track wbr'.split(' '),
);

/**
 * React reads `__html` at each render, but uses it only to create the element again, or after an override of `children` has
 * ended. So the HTML is read from the page once: reading large contents, such as the panels of tabs, at each render would slow
 * down each press.
 */
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
