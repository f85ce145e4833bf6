/** What became of an entry of Cornerstone's changelog here. */
export interface Verdict {
  /** `have`: a widget does it. `by template`: markup alone does it, ours or the author's. `not ours`: nothing of a storefront script. */
  readonly kind: 'have' | 'by template' | 'not ours';
  /** Where it is, or why it is not ours. */
  readonly why: string;
}

/** Verdicts by the number of the pull request; an entry without one has its version and its place in it, from 1. */
export type Verdicts = Readonly<Record<string, Verdict>>;

export const have = (why: string): Verdict => ({ kind: 'have', why });
export const byTemplate = (why: string): Verdict => ({ kind: 'by template', why });
export const notOurs = (why: string): Verdict => ({ kind: 'not ours', why });
