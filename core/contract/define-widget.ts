import type { ReactNode } from 'react';
import type { InitialProps, PartOverride, SlotProps } from '../markup/overrides';
import type { Attribute } from './attribute';
import type { Contract, PartMark, Tag } from './define-contract';

type AttributeValues<C extends Contract> = {
  [Name in keyof NonNullable<C['attributes']>]: NonNullable<C['attributes']>[Name] extends Attribute<infer Value>
    ? Value
    : never;
};
type Words<C extends Contract> = { [Name in keyof NonNullable<C['words']>]: string };
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

/** Takes the overrides of each part and renders nothing. A part without an override stays as the template printed it. */
export type Markup<C extends Contract> = (
  props: { [Name in PartName<C>]?: PartOverride<PartElement<Part<C, Name>>> } & { slot?: SlotProps },
) => null;

/** The props of a widget's component: the values from its template, and the access to its slot. */
export type WidgetProps<C extends Contract> = AttributeValues<C> &
  Words<C> & {
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
