import type { Template } from '../template/read-template';
import type { PageElement, Place } from './page-element';

/** A tag that is not closed, or a closing tag without an opening one. */
export interface LooseTag {
  readonly name: string;
  readonly place: Place;
  readonly isOpen: boolean;
}

/** A parameter of a partial with a literal text. */
export interface GivenText {
  readonly text: string;
  readonly place: Place;
  readonly parameter: string;
}

/** A mustache that is rendered outside of attributes. */
export interface RenderedValue {
  readonly name: string;
  /** Its expression with the names of the page. A partial's parameters may have other names. */
  readonly source: string;
  readonly isEscaped: boolean;
  readonly at: Place;
  /** The elements that it can be rendered into. */
  readonly parents: readonly PageElement[];
}

/** The markup that a template can print, including its partials, with all branches of its conditions side by side. */
export interface Page {
  readonly template: Template;
  readonly elements: readonly PageElement[];
  readonly loose: readonly LooseTag[];
  /** The templates that it consists of, by id; undefined for missing ones. */
  readonly used: ReadonlyMap<string, Template | undefined>;
  /** The mustaches that it renders outside of attributes, by called name. */
  readonly prints: ReadonlyMap<string, Place>;
  /** The same mustaches, each time that they are rendered. */
  readonly values: readonly RenderedValue[];
  /** The names of its `{{#block}}`s. */
  readonly asked: ReadonlySet<string>;
  /** `{{#partial}}`s without a block in the layout. */
  readonly unasked: readonly { readonly name: string; readonly place: Place }[];
  /** Texts that contain attributes but are escaped by the template. */
  readonly escaped: readonly GivenText[];
}
