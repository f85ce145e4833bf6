import { defineGroup } from '../../core/mount/define-group';
import { wishlistForm } from './wishlist-form';

/** The forms that name and delete wish lists. */
export const group = defineGroup([wishlistForm]);
