import type { Attribute } from './attribute';

/** The name of an HTML element, as a template writes it: `input`. */
export type Tag = keyof HTMLElementTagNameMap;

/** A word: whether the template must have it, and the noun phrase that says what it is. */
export interface Mark {
  readonly required: boolean;
  readonly is: string;
}

/** A part: a mark on an element, which must be one of these when the widget needs more than any element has. */
export interface PartMark<Tags extends Tag = Tag> extends Mark {
  readonly tags: readonly Tags[];
}

/** What a widget promises the authors of its templates. */
export interface Contract {
  /** The widget's one name: of its file, its partial, its test and its `data-widget`. */
  readonly name: string;
  /** The element that carries `data-widget`; any, if left out. */
  readonly slot?: Tag;
  /** `maxQuantity` here is `data-max-quantity` in the template. */
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Texts for the shopper, in `data-` attributes like the others; `[name]` inside marks a place to fill. */
  readonly words?: Readonly<Record<string, Mark>>;
  /** `thumbImage` here is `data-part="thumb-image"` in the template. */
  readonly parts?: Readonly<Record<string, PartMark>>;
  /** The `widgets:*` events the widget sends. */
  readonly events?: readonly string[];
}

/**
 * Something the template must have: the phrase completes "mark … with data-part" or "it holds …".
 *
 * @param tags for a part: the elements that it can be, any if left out; the component gets their type
 */
export function required(is: string): PartMark<never> & { readonly required: true };
export function required<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: true };
export function required(is: string, ...tags: Tag[]): PartMark {
  return { required: true, is, tags };
}

/** Something the template may leave out; a part that is there must be one of its elements all the same. */
export function optional(is: string): PartMark<never> & { readonly required: false };
export function optional<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: false };
export function optional(is: string, ...tags: Tag[]): PartMark {
  return { required: false, is, tags };
}

/** Types a contract without widening it. Make it a constant of its own: inferring props from it inside one literal is circular. */
export const defineContract = <const Definition extends Contract>(contract: Definition): Definition => contract;
