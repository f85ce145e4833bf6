import { defineGroup } from '../../core/mount/define-group';
import { compareBar } from './compare-bar';
import { compareLink } from './compare-link';
import { compareTable } from './compare-table';

/** Choosing products to compare, and comparing them. */
export const group = defineGroup([compareBar, compareLink, compareTable]);
