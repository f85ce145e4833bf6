import type { Criteria } from './criterion';
import { operable } from './operable';
import { perceivable } from './perceivable';
import { understandable } from './understandable';

/** How many success criteria of levels A and AA WCAG 2.2 has. 4.1.1 is no longer among them. */
export const criteriaCounts = { A: 31, AA: 24 };

/** Every success criterion of WCAG 2.2, level A and AA, with the tests that hold it and what they can't say. */
export const criteria: Criteria = { ...perceivable, ...operable, ...understandable };
