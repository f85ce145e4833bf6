import type { Attribute } from './attribute';
import type { Moment } from './moment';

/** The name of an HTML element, as a template writes it: `input`. */
export type Tag = keyof HTMLElementTagNameMap;

/** A word or a part: whether the template must have it, and a noun phrase that describes it. */
export interface Mark {
  readonly required: boolean;
  readonly is: string;
}

/** A part: a mark on an element. `tags` limits the elements, if the widget needs properties that not every element has. */
export interface PartMark<Tags extends Tag = Tag> extends Mark {
  readonly tags: readonly Tags[];
}

/** What a widget needs from its template, and what it does. */
export interface Contract {
  /** The widget's name: also that of its file, its partial, its test and its `data-widget`. */
  readonly name: string;
  /** When a slot mounts, unless the template sets `data-widget-when` or `widgets/exceptions.ts` has the widget. */
  readonly moment: Moment;
  /** The element that carries `data-widget`; any element if left out. */
  readonly slot?: Tag;
  /** `maxQuantity` here is `data-max-quantity` in the template. */
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Texts for the shopper, also in `data-` attributes; `[name]` in a text is a placeholder. */
  readonly words?: Readonly<Record<string, Mark>>;
  /** `thumbImage` here is `data-part="thumb-image"` in the template. */
  readonly parts?: Readonly<Record<string, PartMark>>;
  /** The `widgets:*` events that the widget sends. */
  readonly events?: readonly string[];
}

/**
 * Marks a word or a part that the template must have.
 *
 * @param is a noun phrase, which completes "mark … with data-part" or "it holds …"
 * @param tags for a part: the elements that it can be, any element if left out; the component gets their type
 */
export function required(is: string): PartMark<never> & { readonly required: true };
export function required<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: true };
export function required(is: string, ...tags: Tag[]): PartMark {
  return { required: true, is, tags };
}

/** Marks a word or a part that the template may leave out. If the part is there, it must be one of its elements. */
export function optional(is: string): PartMark<never> & { readonly required: false };
export function optional<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: false };
export function optional(is: string, ...tags: Tag[]): PartMark {
  return { required: false, is, tags };
}

/** Types a contract without widening it. Make it a constant of its own: TypeScript can't infer props from it in one literal. */
export const defineContract = <const Definition extends Contract>(contract: Definition): Definition => contract;
