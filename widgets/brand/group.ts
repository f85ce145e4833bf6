import { defineGroup } from '../../core/mount/define-group';
import { brandListing } from './brand-listing';

/** The widget of a brand's page. */
export const group = defineGroup([brandListing]);
