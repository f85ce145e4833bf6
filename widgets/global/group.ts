import { defineGroup } from '../../core/mount/define-group';
import { announcer } from './announcer';
import { cartBadge } from './cart-badge';
import { cartPreview } from './cart-preview';
import { dialog } from './dialog';

/** The header's widgets, the footer's, and those that belong to the page as a whole. */
export const group = defineGroup([announcer, cartBadge, cartPreview, dialog]);
