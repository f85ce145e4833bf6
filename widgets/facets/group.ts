import { defineGroup } from '../../core/mount/define-group';
import { priceRange } from './price-range';

/** The filters of a list that are forms: nobody who only follows links downloads the forms' engine. */
export const group = defineGroup([priceRange]);
