import type { Proof } from '../ledger/point';

/** What the house knows of a success criterion of WCAG 2.2. */
export interface Criterion {
  /** As the criterion is called. */
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Tests that would fail if a page broke it, by file and title; see `Proof`. */
  readonly tests?: Proof;
  /** What is left that only a person can say, in sentences. Where there is nothing, the tests say it all. */
  readonly person?: string;
  /** Why it applies to nothing in the bundle and its theme. */
  readonly never?: string;
}

/** By number, `1.4.3`. */
export type Criteria = Readonly<Record<string, Criterion>>;
