import type { ReactNode } from 'react';
import type { OwnProps, PartOverride, SlotProps } from '../markup/overrides';
import type { Attribute } from './attribute';
import type { Contract } from './define-contract';

type AttributeValues<C extends Contract> = {
  [Name in keyof NonNullable<C['attributes']>]: NonNullable<C['attributes']>[Name] extends Attribute<infer Value>
    ? Value
    : never;
};
type Words<C extends Contract> = { [Name in keyof NonNullable<C['words']>]: string };
type PartName<C extends Contract> = Extract<keyof NonNullable<C['parts']>, string>;

/** Says what changes, part by part; renders nothing itself. What it no longer says is as the server printed it. */
export type Markup<C extends Contract> = (
  props: { [Name in PartName<C>]?: PartOverride } & { slot?: SlotProps },
) => null;

/** What the component of a widget gets: the values its template gave, and the handles of its slot. */
export type WidgetProps<C extends Contract> = AttributeValues<C> &
  Words<C> & {
    readonly Markup: Markup<C>;
    /** The slot's own element. */
    readonly slot: HTMLElement;
    /** What each element of a part was when the widget mounted, in the order of the page. */
    readonly own: (part: PartName<C>) => readonly OwnProps[];
  };

/** The props as the engine knows them, of whatever contract. */
export type AnyWidgetProps = Record<string, unknown> & { slot: HTMLElement };

/** A contract and the component that keeps it. */
export interface Widget {
  readonly contract: Contract;
  readonly Component: (props: never) => ReactNode;
}

/** Joins a contract and its component. */
export const defineWidget = <C extends Contract>(
  contract: C,
  Component: (props: WidgetProps<C>) => ReactNode,
): Widget => ({ contract, Component });
