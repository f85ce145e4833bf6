import type { AllHTMLAttributes, ReactNode, Ref } from 'react';

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };

/**
 * What a widget says of one part: React props, merged with what the template printed (classes and styles add up,
 * handlers chain), and four props of our own that are written straight to the element, and only when they change,
 * because translators, apps and the shopper write to it as well.
 */
export type PartProps = Omit<
  // Handlers get the element as a field: no other element has more to read than every element has.
  AllHTMLAttributes<HTMLInputElement>,
  'value' | 'checked' | 'defaultValue' | 'defaultChecked' | 'dangerouslySetInnerHTML' | 'children' | 'className' | 'hidden'
> &
  DataAttributes & {
    className?: string | undefined;
    hidden?: boolean | undefined;
    /** Replaces the element's content by text; observers of `childList` see it. */
    text?: string | number | null | undefined;
    /** Replaces the element's content by HTML that the store's server rendered; slots in it are mounted. */
    html?: string | null | undefined;
    /** The live value of a field; the template's own default stays what it is. */
    value?: string | number | undefined;
    /** The live state of a checkbox or radio; the template's own default stays what it is. */
    checked?: boolean | undefined;
    /** React content, for what the server can't know. Use it rarely. */
    children?: ReactNode;
    ref?: Ref<HTMLElement> | undefined;
  };

/** What an element was when its widget mounted. */
export interface OwnProps {
  readonly [prop: string]: unknown;
  readonly element: HTMLElement;
  /** The text that the template printed. */
  readonly text: string;
  /** The live value when the widget mounted: what the shopper did before counts. Empty for what is not a field. */
  readonly value: string;
  /** The live state when the widget mounted. False for what can't be checked. */
  readonly checked: boolean;
}

/** `null` takes the element out of the page; it comes back in place. A function serves a part that stands many times. */
export type PartOverride = PartProps | null | undefined | ((own: OwnProps, index: number) => PartProps | null | undefined);

/** What can be said of the slot's own element: it is React's container, so no content and no React events. */
export interface SlotProps {
  className?: string | undefined;
  hidden?: boolean | undefined;
  [attribute: `aria-${string}` | `data-${string}`]: string | number | boolean | undefined;
  /** Native listeners: `onClick` hears `click`, also of nested slots. */
  [listener: `on${string}`]: ((event: Event) => void) | undefined;
}

/** Part name in kebab-case → what the widget says of it; `slot` is the slot's own element. */
export type Overrides = Readonly<Record<string, PartOverride | SlotProps>>;
