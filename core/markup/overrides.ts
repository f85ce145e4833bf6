import type { AllHTMLAttributes, ReactNode, Ref } from 'react';
import type { ClassNames } from './merge-props';

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };

/**
 * The overrides of one part: React props, which are merged with the rendered ones (see `mergeProps`), and props that
 * `writeContent` writes to the element itself: `text`, `html`, `value`, `checked`, `onPointerEnter` and `onPointerLeave`. They are
 * written only when they change, because translators, apps and the shopper also write to the element.
 */
export type PartProps<OfElement extends HTMLElement = HTMLElement> = Omit<
  AllHTMLAttributes<OfElement>,
  | 'value'
  | 'checked'
  | 'defaultValue'
  | 'defaultChecked'
  | 'dangerouslySetInnerHTML'
  | 'children'
  | 'className'
  | 'hidden'
  | 'onPointerEnter'
  | 'onPointerLeave'
> &
  DataAttributes & {
    /** Added to the rendered classes. An object also removes the rendered classes that are `false` in it. */
    className?: ClassNames | undefined;
    hidden?: boolean | undefined;
    /** Replaces the element's content with text; observers of `childList` see the change. */
    text?: string | number | null | undefined;
    /** HTML that the shop's server rendered: only what differs is changed, slots in it are mounted, scripts in it run. */
    html?: string | null | undefined;
    /** The live value of a field; the rendered default does not change. */
    value?: string | number | undefined;
    /** The live state of a checkbox or radio button; the rendered default does not change. */
    checked?: boolean | undefined;
    onPointerEnter?: ((event: PointerEvent) => void) | undefined;
    onPointerLeave?: ((event: PointerEvent) => void) | undefined;
    /** React content, for content that the server can't know. Use it rarely. */
    children?: ReactNode;
    ref?: Ref<HTMLElement> | undefined;
  };

/** The initial props of a part: the state of its element when the widget mounted. */
export interface InitialProps<OfElement extends HTMLElement = HTMLElement> {
  readonly [prop: string]: unknown;
  readonly element: OfElement;
  /** The text when the widget mounted. */
  readonly text: string;
  /** The live value when the widget mounted, with any text typed before. Empty for an element that is not a field. */
  readonly value: string;
  /** The live state when the widget mounted. False for an element that can't be checked. */
  readonly checked: boolean;
}

/**
 * `null` removes the element from the page. Another override makes a new element at the same place. A function returns
 * the override of each element, for a part with several elements.
 */
export type PartOverride<OfElement extends HTMLElement = HTMLElement> =
  | PartProps<OfElement>
  | null
  | undefined
  | ((initial: InitialProps<OfElement>, index: number) => PartProps<OfElement> | null | undefined);

/**
 * The overrides of the slot's own element. The element is the container of a React root, so they can set neither its
 * content nor React's event handlers.
 */
export interface SlotProps {
  className?: string | undefined;
  hidden?: boolean | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: string | number | boolean | undefined;
  /** Native listeners: `onClick` listens to `click`, also in nested slots. */
  [listener: `on${string}`]: ((event: never) => void) | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  onInput?: ((event: Event) => void) | undefined;
  onChange?: ((event: Event) => void) | undefined;
  onSubmit?: ((event: SubmitEvent) => void) | undefined;
  onToggle?: ((event: Event) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onFocusIn?: ((event: FocusEvent) => void) | undefined;
  onFocusOut?: ((event: FocusEvent) => void) | undefined;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/** Part name in kebab-case → its override. */
export type Overrides = Readonly<Record<string, PartOverride | SlotProps>>;
