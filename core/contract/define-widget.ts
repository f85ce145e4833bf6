import type { Attribute } from './attribute';
import type { Moment } from './moment';
import type { ReactNode } from 'react';
import type { InitialProps, PartOverride, SlotProps } from '../markup/overrides';

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
  readonly messages?: Readonly<Record<string, Mark>>;
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

type AttributeValues<C extends Contract> = {
  [Name in keyof NonNullable<C['attributes']>]: NonNullable<C['attributes']>[Name] extends Attribute<infer Value>
    ? Value
    : never;
};
type Messages<C extends Contract> = { [Name in keyof NonNullable<C['messages']>]: string };
type PartName<C extends Contract> = Extract<keyof NonNullable<C['parts']>, string>;
type Part<C extends Contract, Name extends PartName<C>> = NonNullable<C['parts']>[Name];

/** The type of an element that has one of these tags; without tags, `HTMLElement`. */
type ElementOf<Tags extends Tag> = [Tags] extends [never] ? HTMLElement : HTMLElementTagNameMap[Tags];
type PartElement<Mark> = Mark extends PartMark<infer Tags> ? ElementOf<Tags> : HTMLElement;
type SlotElement<C extends Contract> = C['slot'] extends Tag ? ElementOf<C['slot']> : HTMLElement;

/** A required part has at least one element. */
type InitialParts<Mark extends PartMark> = Mark['required'] extends true
  ? readonly [InitialProps<PartElement<Mark>>, ...InitialProps<PartElement<Mark>>[]]
  : readonly InitialProps<PartElement<Mark>>[];

/** Takes the overrides of each part and renders nothing. A part without an override stays as the template rendered it. */
export type Markup<C extends Contract> = (
  props: { [Name in PartName<C>]?: PartOverride<PartElement<Part<C, Name>>> } & { slot?: SlotProps },
) => null;

/** The props of a widget's component: the values from its template, and the access to its slot. */
export type WidgetProps<C extends Contract> = AttributeValues<C> &
  Messages<C> & {
    readonly Markup: Markup<C>;
    /** The slot's own element. */
    readonly slot: SlotElement<C>;
    /** The elements of a part as they were when the widget mounted, in the order of the page. */
    readonly initial: <Name extends PartName<C>>(part: Name) => InitialParts<Part<C, Name>>;
  };

/** The props of any widget, without the types of its contract. */
export type AnyWidgetProps = Record<string, unknown> & { slot: HTMLElement };

/** A contract and the component that implements it. */
export interface Widget {
  readonly contract: Contract;
  readonly Component: (props: never) => ReactNode;
}

/** Makes a widget of a contract and its component, and types the component's props by the contract. */
export const defineWidget = <C extends Contract>(
  contract: C,
  Component: (props: WidgetProps<C>) => ReactNode,
): Widget => ({ contract, Component });
