import type { FileRule } from '../rule';

/** The files that adopt generates beside the copies of our partials. */
export const fileRules: readonly FileRule[] = [];
