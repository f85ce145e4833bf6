import { number } from '../contract/attribute';
import { optional, required } from '../contract/define-contract';

/** What every list of products with filters asks of its template; its contract spreads it. */
export const listingContract = {
  attributes: { perPage: number(12) },
  parts: {
    products: required('the element that takes the list of products'),
    sidebar: optional('the element that takes the filters'),
    overlay: optional('what covers the list while another one is on the way'),
  },
  events: ['widgets:listing-changed'],
} as const;
