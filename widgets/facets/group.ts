import { defineGroup } from '../../core/mount/define-group';
import { priceRange } from './price-range';

/** Filters that are forms. A group of their own, so that shoppers who only follow links don't download the code of forms. */
export const group = defineGroup([priceRange]);
