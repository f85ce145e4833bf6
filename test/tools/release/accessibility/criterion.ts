import type { Proof } from './proof';

/** A success criterion of WCAG 2.2, and how it is checked here. */
export interface Criterion {
  /** The criterion's title. */
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Tests that fail if a page violates the criterion, by file and title; see `Proof`. */
  readonly tests?: Proof;
  /** Sentences about what only a person can check. If absent, the tests cover the whole criterion. */
  readonly person?: string;
  /** The reason why the criterion applies to nothing in the bundle and its theme. */
  readonly never?: string;
}

/** Criteria by number, `1.4.3`. */
export type Criteria = Readonly<Record<string, Criterion>>;
