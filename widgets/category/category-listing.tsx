import { string } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { listingContract } from '../../core/listing/listing-contract';
import { pageQuery } from '../../core/listing/page-query';
import { useListing } from '../../core/listing/use-listing';

const contract = defineContract({
  name: 'category-listing',
  moment: 'runtime',
  ...listingContract,
  attributes: { ...listingContract.attributes, query: string('') },
});

/** A category's products, browsed without page loads. */
export const categoryListing = defineWidget(
  contract,
  function CategoryListing({ perPage, facetDialog, query, slot, Markup }) {
    const { parts } = useListing(slot, {
      sections: { products: 'category/product-listing', sidebar: 'category/sidebar' },
      config: (url) => ({
        category: { shop_by_price: true, products: { limit: perPage } },
        gql: pageQuery(query, url, perPage),
      }),
      more: 'category/show-more',
      dialog: facetDialog,
    });
    return <Markup {...parts} />;
  },
);
