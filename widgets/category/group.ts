import { defineGroup } from '../../core/mount/define-group';
import { categoryListing } from './category-listing';

/** The widget of a category's page. */
export const group = defineGroup([categoryListing]);
