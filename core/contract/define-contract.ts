import type { Attribute } from './attribute';

/** A part or a word: whether the template must have it, and the noun phrase that says what it is. */
export interface Mark {
  readonly required: boolean;
  readonly is: string;
}

/** What a widget promises the authors of its templates. */
export interface Contract {
  /** The widget's one name: of its file, its partial, its test and its `data-widget`. */
  readonly name: string;
  /** `maxQuantity` here is `data-max-quantity` in the template. */
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Texts for the shopper, in `data-` attributes like the others; `[name]` inside marks a place to fill. */
  readonly words?: Readonly<Record<string, Mark>>;
  /** `thumbImage` here is `data-part="thumb-image"` in the template. */
  readonly parts?: Readonly<Record<string, Mark>>;
  /** The `widgets:*` events the widget sends. */
  readonly events?: readonly string[];
}

/** Something the template must have: the phrase completes "mark … with data-part" or "it holds …". */
export const required = (is: string): Mark & { readonly required: true } => ({ required: true, is });

/** Something the template may leave out. */
export const optional = (is: string): Mark & { readonly required: false } => ({ required: false, is });

/** Types a contract without widening it. Make it a constant of its own: inferring props from it inside one literal is circular. */
export const defineContract = <const Definition extends Contract>(contract: Definition): Definition => contract;
