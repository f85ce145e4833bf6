import type { Group, Rule } from '../rule';

type Listing = Extract<Group, 'category' | 'brand' | 'search'>;

/** A list of products beside its filters: of a category, a brand or a search. */
export const listingRules = (kind: Listing): readonly Rule[] => {
  const page = new RegExp(`^pages/(${kind}$|custom/${kind}/)`);
  // Around tabs and results, search-rules.ts puts one element.
  const alone = ':not(:has([data-product-results-toggle]) ~ *):not(:has([data-product-results-toggle]) ~ * *)';
  return [
    {
      name: `${kind}-listing`,
      in: page,
      selector: `:has(#product-listing-container):has(#faceted-search-container)${alone}`,
      otherwise: `:has(> #product-listing-container)${alone}`,
      deepest: true,
      mark: `data-widget="${kind}-listing" data-per-page="{{theme_settings.${kind}page_products_per_page}}"`,
    },
    { name: 'products', in: page, selector: '#product-listing-container', mark: 'data-part="products"' },
    { name: 'filters', in: page, selector: '#faceted-search-container', mark: 'data-part="sidebar"' },
    ...(kind === 'search'
      ? [{ name: 'pages of text', in: page, selector: '#search-results-content', mark: 'data-part="content"' }]
      : []),
  ];
};
