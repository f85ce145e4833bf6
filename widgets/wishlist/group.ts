import { defineGroup } from '../../core/mount/define-group';
import { wishlistForm } from './wishlist-form';

/** Wish lists: naming them, giving them away, deleting them. */
export const group = defineGroup([wishlistForm]);
