import { number, string } from '../contract/attribute';
import { optional, required } from '../contract/define-widget';
import { quickViewDialog } from '../state/ui/dialogs';

/** The contract that each list of products with filters includes. */
export const listingContract = {
  attributes: { perPage: number(12), facetDialog: string(quickViewDialog) },
  parts: {
    products: required('the element for the list of products'),
    sidebar: optional('the element for the filters'),
    overlay: optional('the element that covers the list while another one is loaded'),
  },
  events: ['widgets:listing-changed'],
} as const;
