import { defineGroup } from '../../core/mount/define-group';
import { businessBuyers } from './business-buyers';

/** The widget for companies that buy. */
export const group = defineGroup([businessBuyers]);
