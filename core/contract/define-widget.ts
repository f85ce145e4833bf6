import type { ReactNode } from 'react';
import type { InitialProps, PartOverride, SlotProps } from '../markup/overrides';
import type { Attribute } from './attribute';
import type { Moment } from './moment';

/** E.g. `input`. */
export type Tag = keyof HTMLElementTagNameMap;

/** `is` is a noun phrase. */
export interface Mark {
  readonly required: boolean;
  readonly is: string;
}

/** Without `tags`, any element. */
export interface PartMark<Tags extends Tag = Tag> extends Mark {
  readonly tags: readonly Tags[];
}

/** The interface between a widget and its templates. */
export interface Contract {
  /** Also of its file, partial, test and `data-widget`. */
  readonly name: string;
  /** When it hydrates, unless `data-widget-when` or `widgets/exceptions.ts` says otherwise. */
  readonly moment: Moment;
  /** Without it, any element. */
  readonly slot?: Tag;
  /** `maxQuantity` is `data-max-quantity` in the template. */
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Texts for the shopper, in `data-` attributes. `[name]` is a placeholder. */
  readonly messages?: Readonly<Record<string, Mark>>;
  /** `thumbImage` is `data-part="thumb-image"` in the template. */
  readonly parts?: Readonly<Record<string, PartMark>>;
  readonly events?: readonly string[];
}

/**
 * A message or a part that the template must have.
 *
 * @param is completes "mark … with data-part" or "it holds …"
 * @param tags that a part's element can have, any if left out
 */
export function required(is: string): PartMark<never> & { readonly required: true };
export function required<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: true };
export function required(is: string, ...tags: Tag[]): PartMark {
  return { required: true, is, tags };
}

/** A message or a part that the template may leave out. */
export function optional(is: string): PartMark<never> & { readonly required: false };
export function optional<Tags extends Tag>(is: string, ...tags: Tags[]): PartMark<Tags> & { readonly required: false };
export function optional(is: string, ...tags: Tag[]): PartMark {
  return { required: false, is, tags };
}

/**
 * Types a contract without widening it. Make it a constant: one literal with the contract and the component inferred
 * from it is circular (TS2502).
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

type ElementOf<Tags extends Tag> = [Tags] extends [never] ? HTMLElement : HTMLElementTagNameMap[Tags];
type PartElement<Mark> = Mark extends PartMark<infer Tags> ? ElementOf<Tags> : HTMLElement;
type SlotElement<C extends Contract> = C['slot'] extends Tag ? ElementOf<C['slot']> : HTMLElement;

type InitialParts<Mark extends PartMark> = Mark['required'] extends true
  ? readonly [InitialProps<PartElement<Mark>>, ...InitialProps<PartElement<Mark>>[]]
  : readonly InitialProps<PartElement<Mark>>[];

/** Takes the overrides of parts and renders nothing. Other parts stay server-rendered. */
export type Markup<C extends Contract> = (
  props: { [Name in PartName<C>]?: PartOverride<PartElement<Part<C, Name>>> } & { slot?: SlotProps },
) => null;

export type WidgetProps<C extends Contract> = AttributeValues<C> &
  Messages<C> & {
    readonly Markup: Markup<C>;
    readonly slot: SlotElement<C>;
    /** A part's elements when the widget mounted, in page order. */
    readonly initial: <Name extends PartName<C>>(part: Name) => InitialParts<Part<C, Name>>;
  };

export type AnyWidgetProps = Record<string, unknown> & { slot: HTMLElement };

export interface Widget {
  readonly contract: Contract;
  readonly Component: (props: never) => ReactNode;
}

/** Types a component's props by its contract. */
export const defineWidget = <C extends Contract>(
  contract: C,
  Component: (props: WidgetProps<C>) => ReactNode,
): Widget => ({ contract, Component });
