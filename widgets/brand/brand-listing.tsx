import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { listingContract } from '../../core/listing/listing-contract';
import { useListing } from '../../core/listing/use-listing';

const contract = defineContract({ name: 'brand-listing', moment: 'runtime', ...listingContract });

/** A brand's products, browsed without page loads. */
export const brandListing = defineWidget(contract, function BrandListing({ perPage, facetDialog, slot, Markup }) {
  const { parts } = useListing(slot, {
    sections: { products: 'brand/product-listing', sidebar: 'brand/sidebar' },
    config: { shop_by_brand: true, brand: { products: { limit: perPage } } },
    more: 'brand/show-more',
    dialog: facetDialog,
  });
  return <Markup {...parts} />;
});
