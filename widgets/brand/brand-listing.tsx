import { number } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useListing } from '../../core/store/use-listing';

const contract = defineContract({
  name: 'brand-listing',
  attributes: { perPage: number(12) },
  parts: {
    products: required('the element that takes the list of products'),
    sidebar: optional('the element that takes the filters'),
    overlay: optional('what covers the list while another one is on the way'),
  },
  events: ['widgets:listing-changed'],
});

/** The products of a brand: filters, order and page numbers work without leaving the page. */
export const brandListing = defineWidget(contract, function BrandListing({ perPage, slot, Markup }) {
  const { html, isBusy, listeners } = useListing(slot, {
    sections: { products: 'brand/product-listing', sidebar: 'brand/sidebar' },
    config: { shop_by_brand: true, brand: { products: { limit: perPage } } },
    more: 'brand/show-more',
  });
  return (
    <Markup
      slot={{ ...listeners, 'aria-busy': isBusy || undefined }}
      products={{ html: html.products }}
      sidebar={{ html: html.sidebar }}
      overlay={{ hidden: !isBusy }}
    />
  );
});
