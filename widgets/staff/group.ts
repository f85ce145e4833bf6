import { defineGroup } from '../../core/mount/define-group';
import { adminBar } from './admin-bar';

/** What only the store's staff sees. */
export const group = defineGroup([adminBar]);
