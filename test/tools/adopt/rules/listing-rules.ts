import type { Group, Rule } from '../rule';

type Listing = Extract<Group, 'category' | 'brand' | 'search'>;

/** The server does not render the range of prices of the URL: the widget shows it, and the link that resets it. */
const urlPrices = {
  name: 'range of prices of the URL',
  holds: /theme_settings\.shop_by_price_visibility/,
  already: /data-widget-when=/,
  mark: '{{#unless category.faceted_search_enabled}}{{#if theme_settings.shop_by_price_visibility}}data-widget-when="idle"{{/if}}{{/unless}}',
};

/** A list of products beside its filters: of a category, a brand or a search. */
export const listingRules = (kind: Listing): readonly Rule[] => {
  const page = new RegExp(`^pages/(${kind}$|custom/${kind}/)`);
  // Around tabs and results, search-rules.ts puts one element.
  const alone = ':not(:has([data-product-results-toggle]) ~ *):not(:has([data-product-results-toggle]) ~ * *)';
  const slot = {
    in: page,
    selector: `:has(#product-listing-container):has(#faceted-search-container)${alone}`,
    otherwise: `:has(> #product-listing-container)${alone}`,
    deepest: true,
  } as const;
  return [
    {
      ...slot,
      name: `${kind}-listing`,
      mark: `data-widget="${kind}-listing" data-per-page="{{theme_settings.${kind}page_products_per_page}}"`,
    },
    { name: 'products', in: page, selector: '#product-listing-container', mark: 'data-part="products"' },
    { name: 'filters', in: page, selector: '#faceted-search-container', mark: 'data-part="sidebar"' },
    ...(kind === 'category' ? [{ ...slot, ...urlPrices }] : []),
    ...(kind === 'search'
      ? [{ name: 'pages of text', in: page, selector: '#search-results-content', mark: 'data-part="content"' }]
      : []),
  ];
};
