import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { listingContract } from '../../core/listing/listing-contract';
import { useListing } from '../../core/listing/use-listing';

const contract = defineContract({ name: 'category-listing', moment: 'runtime', ...listingContract });

/** A category's products, browsed without page loads. */
export const categoryListing = defineWidget(contract, function CategoryListing({ perPage, facetDialog, slot, Markup }) {
  const { parts } = useListing(slot, {
    sections: { products: 'category/product-listing', sidebar: 'category/sidebar' },
    config: { category: { shop_by_price: true, products: { limit: perPage } } },
    more: 'category/show-more',
    dialog: facetDialog,
  });
  return <Markup {...parts} />;
});
