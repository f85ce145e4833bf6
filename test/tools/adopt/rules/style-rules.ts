import { listStyles } from './list-styles';
import type { StyleRule } from '../rule';
import { layoutStyleRules } from './layout-style-rules';

/** The states that a theme's styles give to classes of its script, and that an element of HTML now has by itself. */
export const styleRules: readonly StyleRule[] = [...layoutStyleRules, ...listStyles];
