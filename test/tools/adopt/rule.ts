/** The pages that are adopted together. */
export const groups = ['product', 'cart', 'category', 'brand', 'search'] as const;

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
  /** Adds the attribute `hidden` next to the style that hides the element at first. */
  readonly hides?: true;
  /** Comments out the style, class or attribute that hides the element until the theme's own script shows it. */
  readonly shows?: true;
  /** Skips elements that are visible from the start, and those that a rule with `shows` has unhidden. */
  readonly ifHidden?: true;
  /** Its words replace `[opener]` in `before`, and its place replaces `[opener-place]`. */
  readonly opener?: Opener;
  /** Text in the element that shows that the rule is applied already, by adopt or by the author. */
  readonly already?: RegExp;
  /** If any template of the theme matches this pattern, the rule would do harm and is not applied. */
  readonly unlessTheme?: RegExp;
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
}

export type Rule = ElementRule | CallRule;

export const isCallRule = (rule: Rule): rule is CallRule => 'call' in rule;

/** All texts that a rule inserts into a template. */
export const textsOf = (rule: Rule): string[] =>
  (isCallRule(rule)
    ? [rule.parameter, rule.before, rule.after]
    : [rule.mark, rule.before, rule.opener?.otherwise, rule.first, rule.last, rule.after]
  ).filter((text) => text !== undefined);
