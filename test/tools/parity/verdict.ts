/** Our counterpart of an entry in Cornerstone's changelog. */
export interface Verdict {
  /**
   * `have`: a widget does it. `by template`: markup alone does it, ours or the author's. `not ours`: a storefront
   * script has no part in it.
   */
  readonly kind: 'have' | 'by template' | 'not ours';
  /** The place where it is, or the reason why it is not ours. */
  readonly why: string;
}

/**
 * Verdicts by the number of the pull request. The key of an entry without one is its ticket, or its version and its
 * position there, from 1.
 */
export type Verdicts = Readonly<Record<string, Verdict>>;

export const have = (why: string): Verdict => ({ kind: 'have', why });
export const byTemplate = (why: string): Verdict => ({ kind: 'by template', why });
export const notOurs = (why: string): Verdict => ({ kind: 'not ours', why });
