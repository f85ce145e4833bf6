import type { StyleRule } from '../rule';
import { layoutStyleRules } from './layout-style-rules';
import { listStyles } from './list-styles';

/** The states that a theme's styles give to classes of its script, and that an element of HTML now has by itself. The first that fits counts. */
export const styleRules: readonly StyleRule[] = [...listStyles, ...layoutStyleRules];
