import { defineGroup } from '../../core/mount/define-group';
import { productReviews } from './product-reviews';
import { reviewForm } from './review-form';

/** The reviews of a product, and the form for a new one. */
export const group = defineGroup([productReviews, reviewForm]);
