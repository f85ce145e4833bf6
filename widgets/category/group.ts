import { defineGroup } from '../../core/mount/define-group';
import { categoryListing } from './category-listing';

/** What a category's page does. */
export const group = defineGroup([categoryListing]);
