import type { Pair } from '../pair';
import type { Rule } from '../rule';
import { disclosureUnit } from './disclosure-unit';

const dialog = /products\/modals\/writeReview$/i;
/** The templates with the form: the dialog, or the list of reviews. */
const withForm = /products\/(modals\/writeReview|reviews)$/i;
const rating = 'select[name="revrating"]';

const dialogOfReview: Pair = {
  within: 'page',
  opener: 'a[href*="#write_review"]:not([data-reveal-id])',
  target: '[data-hash="write_review"]',
  byHand: 'href="#write_review" into the <a> that opens it',
};

/** The reviews of a product, the links to them, and the dialog with the form for a new one. */
export const reviewRules: readonly Rule[] = [
  ...disclosureUnit('product-reviews', '[data-product-reviews]', 'data-widget="product-reviews"'),
  {
    name: 'link to the reviews',
    in: /product/,
    selector: 'a#productReview_link',
    already: /\}#product-reviews"/,
    drops: ['href'],
    mark: 'href="{{product.url}}#product-reviews"',
  },
  {
    name: 'opens the form for a review',
    in: /product/,
    selector: ':is(a[data-reveal-id="modal-review-form"], a[href$="#write_review"])',
    holds: /data-reveal-id/,
    drops: ['href', 'data-reveal-id'],
    mark: '{{#if is_ajax}}href="{{product.url}}#write_review"{{else}} href="#write_review"{{/if}}',
    side: { of: dialogOfReview, is: 'opener' },
  },
  {
    name: 'dialog of a review',
    in: dialog,
    selector: '#modal-review-form:not(dialog)',
    rename: 'dialog',
    drops: ['data-reveal'],
    mark: 'data-widget="dialog" data-name="review" data-hash="write_review"',
    side: { of: dialogOfReview, is: 'target' },
  },
  {
    name: 'closes the dialog of a review',
    in: dialog,
    call: /modal-close-btn$/,
    parameter: " additional_attr='data-reveal-close'",
  },
  {
    name: 'review-form',
    in: withForm,
    selector: 'form.writeReview-form',
    mark: `data-widget="review-form" data-summary="{{lang 'widgets.forms.summary' problems='[problems]'}}"`,
  },
  {
    name: 'field of the rating',
    in: withForm,
    selector: `.writeReview-form :has(> ${rating})`,
    mark: 'data-part="field"',
    last: '<p class="form-inlineMessage" id="rating-rate-problem" role="alert" data-part="problem" data-required-message="{{lang \'widgets.products.reviews.rating_missing\'}}"></p>',
  },
  { name: 'rating', in: withForm, selector: `.writeReview-form ${rating}`, mark: 'required data-part="control"' },
];
