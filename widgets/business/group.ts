import { defineGroup } from '../../core/mount/define-group';
import { businessBuyers } from './business-buyers';

/** What companies that buy need beside the shop. */
export const group = defineGroup([businessBuyers]);
