import type { Condition } from '../template/read-outline';
import type { Template } from '../template/read-template';
import type { When } from './when';

/** A position in a template. */
export interface Place {
  readonly template: Template;
  /** An offset in the template's text. */
  readonly at: number;
}

export interface PageAttribute {
  readonly text: string;
  /** The value with the sources of its unknown expressions: `qty-{{id}}`. Absent for a literal value or one with a block. */
  readonly source?: string;
  readonly place: Place;
  /** The conditions inside the tag that decide whether it is present. */
  readonly conditions: readonly Condition[];
}

/**
 * An element that a page can print. It has the members of a DOM element that reading a contract uses, so that the
 * checks and the browser report the same.
 */
export class PageElement {
  readonly attributes = new Map<string, PageAttribute>();
  readonly children: PageElement[] = [];
  /** Whether expressions or partials in its tag may print unknown attributes. */
  hasUnknownAttributes = false;
  textContent = '';

  constructor(
    readonly localName: string,
    readonly place: Place,
    /** More than one if branches of a condition open alternative parents. */
    readonly parents: readonly PageElement[],
    /** The conditions and lists around it. */
    readonly when: When | undefined,
    /** The inclusions that lead to it, from the page on. */
    readonly trail: readonly Place[],
  ) {}

  get parentElement(): PageElement | null {
    return this.parents[0] ?? null;
  }

  /** The values of the `data-` attributes, by their camelCase names. */
  get dataset(): Record<string, string> {
    const data: Record<string, string> = {};
    for (const [name, { text }] of this.attributes) {
      if (name.startsWith('data-')) data[camelCase(name.slice(5))] = text;
    }
    return data;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name)?.text ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  getAttributeNames(): string[] {
    return [...this.attributes.keys()];
  }

  setAttribute(name: string, text: string): void {
    const place = this.attributes.get(name)?.place ?? this.place;
    this.attributes.set(name, { text, place, conditions: [] });
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  /** All descendants with an attribute: `[data-part]`. */
  querySelectorAll(selector: string): PageElement[] {
    const name = selector.slice(1, -1);
    return this.descendants().filter((element) => element.attributes.has(name));
  }

  /** The nearest element with an attribute, including itself: `[data-widget]`. */
  closest(selector: string): PageElement | null {
    const name = selector.slice(1, -1);
    return this.nearest((element) => element.attributes.has(name));
  }

  nearest(isMeant: (element: PageElement) => boolean): PageElement | null {
    if (isMeant(this)) return this;
    for (const parent of this.parents) {
      const found = parent.nearest(isMeant);
      if (found) return found;
    }
    return null;
  }

  /** All descendants, in document order. An element may be below two parents that exclude each other. */
  descendants(): PageElement[] {
    return this.children.flatMap((child) => [child, ...child.descendants()]);
  }

  /** Copies the element with its descendants, for a check that changes it. */
  clone(parents = this.parents): PageElement {
    const copy = new PageElement(this.localName, this.place, parents, this.when, this.trail);
    for (const [name, attribute] of this.attributes) copy.attributes.set(name, attribute);
    copy.hasUnknownAttributes = this.hasUnknownAttributes;
    copy.textContent = this.textContent;
    for (const child of this.children) copy.children.push(child.clone([copy]));
    return copy;
  }
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
