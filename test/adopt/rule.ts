/** The pages that are turned over together. */
export const groups = ['product', 'cart', 'category', 'brand', 'search'] as const;

export type Group = (typeof groups)[number];

/** What one rule is about: elements that a selector finds, and what goes into the template there. */
export interface ElementRule {
  /** For the author, and the name under which its places are counted. */
  readonly name: string;
  readonly selector: string;
  /** The selector that counts where the first one finds nothing. */
  readonly otherwise?: string;
  /** Of elements inside each other the innermost. */
  readonly deepest?: true;
  /** Templates by id, `components/products/price`; all of them if absent. */
  readonly in?: RegExp;
  /** What the element's own text in the template must have, mustaches included. */
  readonly holds?: RegExp;
  /** Attributes for the opening tag. */
  readonly mark?: string;
  readonly before?: string;
  readonly first?: string;
  readonly last?: string;
  readonly after?: string;
  /** Our attribute `hidden` joins the style that hides the element from the start. */
  readonly hides?: true;
  /** What hides the element from the start becomes a comment of Handlebars: its own script showed it. */
  readonly shows?: true;
  /** Templates of a theme where the rule would do harm: none of its places is marked there. */
  readonly unlessTheme?: RegExp;
}

/** A partial that a template calls, and what goes into the call or around it. */
export interface CallRule {
  readonly name: string;
  /** The partial's id. */
  readonly call: RegExp;
  readonly in?: RegExp;
  /** What the mustache must have. */
  readonly holds?: RegExp;
  /** A parameter more for the call. */
  readonly parameter?: string;
  readonly before?: string;
  readonly after?: string;
}

export type Rule = ElementRule | CallRule;

export const isCallRule = (rule: Rule): rule is CallRule => 'call' in rule;

/** All that a rule puts into a template. */
export const textsOf = (rule: Rule): string[] =>
  (isCallRule(rule)
    ? [rule.parameter, rule.before, rule.after]
    : [rule.mark, rule.before, rule.first, rule.last, rule.after]
  ).filter((text) => text !== undefined);
