import { string } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { listingContract } from '../../core/listing/listing-contract';
import { pageQuery } from '../../core/listing/page-query';
import { useListing } from '../../core/listing/use-listing';

const contract = defineContract({
  name: 'brand-listing',
  moment: 'runtime',
  ...listingContract,
  attributes: { ...listingContract.attributes, query: string('') },
});

/** A brand's products, browsed without page loads. */
export const brandListing = defineWidget(
  contract,
  function BrandListing({ perPage, facetDialog, query, slot, Markup }) {
    const { parts } = useListing(slot, {
      sections: { products: 'brand/product-listing', sidebar: 'brand/sidebar' },
      config: (url) => ({
        shop_by_brand: true,
        brand: { products: { limit: perPage } },
        gql: pageQuery(query, url, perPage),
      }),
      more: 'brand/show-more',
      dialog: facetDialog,
    });
    return <Markup {...parts} />;
  },
);
