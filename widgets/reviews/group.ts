import { defineGroup } from '../../core/mount/define-group';
import { productReviews } from './product-reviews';
import { reviewForm } from './review-form';

/** What shoppers say of a product, and how they say it. */
export const group = defineGroup([productReviews, reviewForm]);
