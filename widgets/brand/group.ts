import { defineGroup } from '../../core/mount/define-group';
import { brandListing } from './brand-listing';

/** What a brand's page does. */
export const group = defineGroup([brandListing]);
