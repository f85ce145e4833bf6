import { defineGroup } from '../../core/mount/define-group';
import { adminBar } from './admin-bar';

/** Widgets that only the shop's staff sees. */
export const group = defineGroup([adminBar]);
