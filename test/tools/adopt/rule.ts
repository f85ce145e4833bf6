import type { Side } from './pair';
import type { ThemeText } from './theme-text';

/** The pages that are adopted together. `layout` stands for the header, the footer and the dialogs of all pages. */
export const groups = ['layout', 'product', 'cart', 'category', 'brand', 'search', 'compare', 'forms'] as const;

export type Group = (typeof groups)[number];

/** The theme's control that opened an element. */
export interface Opener {
  readonly selector: string;
  /** Words for a template that does not contain the control, or has several words under conditions. */
  readonly otherwise: string;
  /** The classes of the element around the control, which may be in another template. */
  readonly place?: string;
}

/** A rule about elements: a selector, and what the rule inserts into the template there. */
export interface ElementRule {
  /** Name for the author, under which the rule's places are counted. */
  readonly name: string;
  readonly selector: string;
  /** The selector to use when the first one finds nothing. */
  readonly otherwise?: string;
  /** Takes only the innermost of nested matches. */
  readonly deepest?: true;
  /** Ids of templates, as `components/products/price`; absent: all templates. */
  readonly in?: RegExp;
  /** Pattern that the element's text in the template must match, mustaches included. */
  readonly holds?: RegExp;
  /** Attributes to add to the opening tag. */
  readonly mark?: string;
  readonly before?: string;
  readonly first?: string;
  readonly last?: string;
  readonly after?: string;
  /** Puts the element into a comment: `before` replaces it. */
  readonly replaced?: true;
  /** The element's new name, in both tags. The place is left to the author where a block or a file parts the tags. */
  readonly rename?: string;
  /** Names of the attributes that the opening tag loses, with their values. A value under a condition goes as a whole. */
  readonly drops?: readonly string[];
  /** Selector of a later sibling: `after` is inserted behind it, so that `before` and `after` wrap all from element to sibling. */
  readonly until?: string;
  /** Selector of an element of the same template that moves behind this one, before `after`. */
  readonly takes?: string;
  /** Deletes the element: `before` replaces it. */
  readonly removes?: true;
  /** Patterns in the opening tag, mustaches included, each with the text that replaces its first match. */
  readonly rewrites?: readonly (readonly [pattern: RegExp, text: string])[];
  /** What `rewrites` changes on pages: the proof leaves it out. */
  readonly varies?: Varies;
  /** The innermost block of this helper around the element, once: `before` goes before it, and `after` behind it. */
  readonly around?: 'each';
  /** Elements with only white space and comments between them get one `before`, and one `after`. */
  readonly joins?: true;
  /** Scripts that the rule puts under a condition, so that a page may lack them: a pattern for their markup. */
  readonly absent?: RegExp;
  /** Adds the attribute `hidden` next to the style that hides the element at first. */
  readonly hides?: true;
  /** Comments out the style, class or attribute that hides the element until the theme's own script shows it. */
  readonly shows?: true;
  /** Skips elements that are visible from the start, and those that a rule with `shows` makes visible. */
  readonly ifHidden?: true;
  /** Its words replace `[opener]` in `before`, and its place replaces `[opener-place]`. */
  readonly opener?: Opener;
  /** Text in the element that shows that the rule is applied already, by adopt or by the author. */
  readonly already?: RegExp;
  /** If any template of the theme matches this pattern, the rule would do harm and is not applied. */
  readonly unlessTheme?: RegExp;
  /** Rules of one unit change a template together: if one has to leave its place to the author, none of them changes it. */
  readonly unit?: string;
  /** What the rule's element opens, or what opens it. */
  readonly side?: Side;
  /** Groups that must all be adopted at once, because their pages share the template. */
  readonly together?: readonly Group[];
  /**
   * The modules of the theme's script whose work the widget does, as `global/menu`. The rule is not applied as long as one of
   * them has lines of the author's own.
   */
  readonly replaces?: readonly string[];
}

/** Attributes and classes of some elements of a page. */
export interface Varies {
  readonly selector: string;
  readonly attributes: readonly string[];
  readonly classes: readonly string[];
  /** The attribute whose value becomes the `src`. */
  readonly source?: string;
}

/** A rule about a partial that a template calls: what goes into the call or around it. */
export interface CallRule {
  readonly name: string;
  /** Pattern for the partial's id. */
  readonly call: RegExp;
  readonly in?: RegExp;
  /** Pattern that the mustache must match. */
  readonly holds?: RegExp;
  /** A parameter to add to the call. */
  readonly parameter?: string;
  readonly before?: string;
  readonly after?: string;
  /** Deletes the call: a selector for the elements that the partial renders. */
  readonly removes?: string;
  readonly absent?: RegExp;
  readonly side?: Side;
  readonly together?: readonly Group[];
  readonly replaces?: readonly string[];
  /** The module of the theme's script that needs the partial: the rule is not applied as long as lines of the author's own may call it. */
  readonly servedTo?: string;
}

/** Rules that all take over the work of some modules of the theme's script. */
export const replacing = <One extends Rule>(modules: readonly string[], rules: readonly One[]): readonly One[] =>
  rules.map((rule) => ({ ...rule, replaces: modules }));

export type Rule = ElementRule | CallRule;

/** A rule about the selectors of a theme's styles. */
export interface StyleRule {
  readonly name: string;
  /** The rule of markup that must have placed something. */
  readonly needs: string;
  /** Pattern for a whole selector, that of the blocks around it included: `.navUser-action.is-open`. */
  readonly selector: RegExp;
  /** The text of the selector that the added selector has `to` for: `.is-open`. */
  readonly from: string;
  readonly to: string;
}

/** A file that adopt generates. A file of this path that exists is not changed. */
export interface FileRule {
  readonly name: string;
  /** The rule of markup that must have placed something. */
  readonly needs: string;
  /** From the theme's folder. */
  readonly path: string;
  readonly text: (theme: ThemeText) => string;
  /** The line that includes the file, and the file of the theme that gets it as its last line. */
  readonly included?: { readonly in: string; readonly line: string };
}

export const isCallRule = (rule: Rule): rule is CallRule => 'call' in rule;

/** All texts that a rule inserts into a template. */
export const textsOf = (rule: Rule): string[] =>
  (isCallRule(rule)
    ? [rule.parameter, rule.before, rule.after]
    : [rule.mark, rule.before, rule.opener?.otherwise, rule.first, rule.last, rule.after]
  ).filter((text) => text !== undefined);
