import { number } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import type { OwnProps } from '../../core/markup/overrides';
import { useListing } from '../../core/store/use-listing';

const contract = defineContract({
  name: 'search-listing',
  attributes: { perPage: number(12) },
  parts: {
    products: required('the element that takes the list of products'),
    content: optional('the element that takes the list of pages of text'),
    sidebar: optional('the element that takes the filters of the products'),
    heading: optional('the element that takes the heading'),
    productCount: optional('the element that takes the number of products'),
    contentCount: optional('the element that takes the number of pages of text'),
    tab: optional('the link to one kind of results, with data-section="product" or "content"'),
    overlay: optional('what covers the results while others are on the way'),
  },
  events: ['widgets:listing-changed'],
});

/** What a search has found: products or pages of text, filtered, sorted and paged without leaving the page. */
export const searchListing = defineWidget(contract, function SearchListing({ perPage, slot, own, Markup }) {
  const { html, isBusy, address, listeners } = useListing(slot, {
    sections: {
      products: 'search/product-listing',
      content: 'search/content-listing',
      sidebar: 'search/sidebar',
      heading: 'search/heading',
      productCount: 'search/product-count',
      contentCount: 'search/content-count',
    },
    config: { product_results: { limit: perPage } },
    more: 'search/show-more',
  });
  const section = sectionOf(address);
  const isCurrent = (tab: OwnProps) => tab['data-section'] === section;

  return (
    <Markup
      slot={{ ...listeners, 'aria-busy': isBusy || undefined }}
      products={{ html: html.products, hidden: section === 'content' }}
      content={{ html: html.content, hidden: section === 'product' }}
      sidebar={{ html: html.sidebar, hidden: section === 'content' }}
      heading={{ html: html.heading }}
      productCount={{ html: html.productCount }}
      contentCount={{ html: html.contentCount }}
      tab={(tab) => ({ 'aria-current': isCurrent(tab) ? 'page' : false })}
      overlay={{ hidden: !isBusy }}
    />
  );

  function sectionOf(path: string): 'product' | 'content' {
    const hasContent = own('content').length > 0;
    return hasContent && new URLSearchParams(path.split('?')[1]).get('section') === 'content' ? 'content' : 'product';
  }
});
