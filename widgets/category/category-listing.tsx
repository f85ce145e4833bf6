import { number } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useListing } from '../../core/store/use-listing';

const contract = defineContract({
  name: 'category-listing',
  attributes: { perPage: number(12) },
  parts: {
    products: required('the element that takes the list of products'),
    sidebar: optional('the element that takes the filters'),
    overlay: optional('what covers the list while another one is on the way'),
  },
  events: ['widgets:listing-changed'],
});

/** The products of a category: filters, order and page numbers work without leaving the page. */
export const categoryListing = defineWidget(contract, function CategoryListing({ perPage, slot, Markup }) {
  const { html, isBusy, listeners } = useListing(slot, {
    sections: { products: 'category/product-listing', sidebar: 'category/sidebar' },
    config: { category: { shop_by_price: true, products: { limit: perPage } } },
    more: 'category/show-more',
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
