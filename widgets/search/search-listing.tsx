import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { listingContract } from '../../core/listing/listing-contract';
import { useListing } from '../../core/listing/use-listing';
import type { InitialProps } from '../../core/markup/overrides';

const contract = defineContract({
  ...listingContract,
  name: 'search-listing',
  moment: 'runtime',
  parts: {
    ...listingContract.parts,
    content: optional('the element for the list of pages of text'),
    heading: optional('the element for the heading'),
    productCount: optional('the element for the number of products'),
    contentCount: optional('the element for the number of pages of text'),
    tab: optional('the link to one kind of results, with data-section="product" or "content"'),
  },
});

/** Arrow keys switch between products and pages. */
export const searchListing = defineWidget(
  contract,
  function SearchListing({ perPage, facetDialog, slot, initial, Markup }) {
    const {
      html,
      url: href,
      parts,
    } = useListing(slot, {
      sections: {
        products: 'search/product-listing',
        content: 'search/content-listing',
        sidebar: 'search/sidebar',
        heading: 'search/heading',
        productCount: 'search/product-count',
        contentCount: 'search/content-count',
      },
      config: () => ({ product_results: { limit: perPage } }),
      more: 'search/show-more',
      dialog: facetDialog,
      listOf: (url) => (sectionOf(url) === 'content' ? 'content' : 'products'),
    });
    // A theme may render the pages of text in place of no products.
    const isContentRendered = html.products === undefined && initial('products')[0]?.hidden === true;
    const section = isContentRendered ? 'content' : sectionOf(href);
    const tabs = initial('tab').map(({ element }) => element);
    const isCurrent = (tab: InitialProps) => tab['data-section'] === section;

    return (
      <Markup
        {...parts}
        products={{ ...parts.products, hidden: section === 'content' }}
        content={{ html: html.content, hidden: section === 'product' }}
        sidebar={{ ...parts.sidebar, hidden: section === 'content' }}
        heading={{ html: html.heading }}
        productCount={{ html: html.productCount }}
        contentCount={{ html: html.contentCount }}
        tab={(tab) => ({
          'aria-current': isCurrent(tab) ? 'page' : false,
          onKeyDown: (event) => {
            // With Alt the browser goes back in history.
            if (event.altKey || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
            // There are two: both arrows lead to the other one.
            const other = tabs.find((one) => one !== tab.element);
            other?.focus();
            other?.click();
          },
        })}
      />
    );

    function sectionOf(path: string): 'product' | 'content' {
      const hasContent = initial('content').length > 0;
      return hasContent && new URLSearchParams(path.split('?')[1]).get('section') === 'content' ? 'content' : 'product';
    }
  },
);
