import type { Attribute } from './attribute';
import type { Moment } from './moment';

/** The name of an HTML element, as a template writes it: `input`. */
export type Tag = keyof HTMLElementTagNameMap;

/** A word or a part: whether the template must have it, and a noun phrase that describes it. */
export interface Mark {
  readonly required: boolean;
  readonly is: string;
}

/** A part. `tags` lists the tags that its element may have; if it is empty, any tag is allowed. */
export interface PartMark<Tags extends Tag = Tag> extends Mark {
  readonly tags: readonly Tags[];
}

/** The interface between a widget and its templates. */
export interface Contract {
  /** The widget's name. Its file, its partial, its test and its `data-widget` have the same name. */
  readonly name: string;
  /** The moment at which a slot mounts, unless `data-widget-when` or `widgets/exceptions.ts` sets another one. */
  readonly moment: Moment;
  /** The tag of the element with `data-widget`; any element if left out. */
  readonly slot?: Tag;
  /** `maxQuantity` here is `data-max-quantity` in the template. */
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Texts for the shopper, in `data-` attributes like the other values. `[name]` in a text is a placeholder. */
  readonly words?: Readonly<Record<string, Mark>>;
  /** `thumbImage` here is `data-part="thumb-image"` in the template. */
  readonly parts?: Readonly<Record<string, PartMark>>;
  /** The `widgets:*` events the widget sends. */
  readonly events?: readonly string[];
}

/**
 * Marks a word or a part that the template must have.
 *
 * @param is a noun phrase for reports: it completes "mark … with data-part" or "it holds …"
 * @param tags for a part: the tags that its element can have, any if left out; the component gets the element's type
 */
export function required(is: string): PartMark<never> & { readonly required: true };
export function required<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: true };
export function required(is: string, ...tags: Tag[]): PartMark {
  return { required: true, is, tags };
}

/** Marks a word or a part that the template may leave out. If the part exists, its element must have one of the tags. */
export function optional(is: string): PartMark<never> & { readonly required: false };
export function optional<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: false };
export function optional(is: string, ...tags: Tag[]): PartMark {
  return { required: false, is, tags };
}

/**
 * Types a contract without widening it. Declare it as a constant of its own: TypeScript reports a circular type if one
 * literal has both the contract and the component whose props are inferred from it.
 */
export const defineContract = <const Definition extends Contract>(contract: Definition): Definition => contract;
