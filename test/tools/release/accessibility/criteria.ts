import type { Criteria } from './criterion';
import { operable } from './operable';
import { perceivable } from './perceivable';
import { understandable } from './understandable';

/** The number of success criteria of WCAG 2.2 at levels A and AA. WCAG 2.2 has removed 4.1.1. */
export const criteriaCounts = { A: 31, AA: 24 };

/** Every success criterion of WCAG 2.2, level A and AA, with its tests and what they cannot check. */
export const criteria: Criteria = { ...perceivable, ...operable, ...understandable };
