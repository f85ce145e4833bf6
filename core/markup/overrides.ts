import type { AllHTMLAttributes, ReactNode, Ref } from 'react';
import type { ClassNames } from './merge-props';

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };

/** React props (see `mergeProps`), and those that `writeContent` writes when they change. */
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
    /** An object also removes classes that are `false`. */
    className?: ClassNames | undefined;
    hidden?: boolean | undefined;
    /** `childList` observers see the change. */
    text?: string | number | null | undefined;
    /** Server-rendered: only differences are written, slots mount, scripts run. */
    html?: string | null | undefined;
    /** Live; the default does not change. */
    value?: string | number | undefined;
    /** Live. */
    checked?: boolean | undefined;
    onPointerEnter?: ((event: PointerEvent) => void) | undefined;
    onPointerLeave?: ((event: PointerEvent) => void) | undefined;
    /** For content that the server can't know. */
    children?: ReactNode;
    ref?: Ref<HTMLElement> | undefined;
  };

/** The state of a part when the widget mounted. */
export interface InitialProps<OfElement extends HTMLElement = HTMLElement> {
  readonly [prop: string]: unknown;
  readonly element: OfElement;
  readonly text: string;
  /** Live, with text typed before; empty if it is no field. */
  readonly value: string;
  readonly checked: boolean;
}

/** `null` removes the element; a later override creates a new one. A function is called for each element. */
export type PartOverride<OfElement extends HTMLElement = HTMLElement> =
  | PartProps<OfElement>
  | null
  | undefined
  | ((initial: InitialProps<OfElement>, index: number) => PartProps<OfElement> | null | undefined);

/** For the slot's own element, React's container: no content, no React handlers. */
export interface SlotProps {
  className?: string | undefined;
  hidden?: boolean | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: string | number | boolean | undefined;
  /** Native listeners, also for nested slots. */
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

/** By part name in kebab-case. */
export type Overrides = Readonly<Record<string, PartOverride | SlotProps>>;
