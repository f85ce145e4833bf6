import type { StyleRule } from '../rule';

/** The states that a theme's styles give to classes of its script, and that an element of HTML now has by itself. */
export const styleRules: readonly StyleRule[] = [];
