import type { Pair } from '../pair';
import type { ElementRule, Rule } from '../rule';
import { collapsibleAttributes } from './filter-rules';

const page = /^pages\/(search$|custom\/search\/)/;
const form = 'form[data-advanced-search-form]';

/** Text for when the page shows one kind of results: pages of text also in place of no products, as the theme's own script does. */
const whenShown = (section: 'product' | 'content', text: string): string =>
  section === 'product'
    ? `{{#if product_results.products.length}}{{#if forms.search.section '!=' 'content'}}${text}{{/if}}{{/if}}`
    : `{{#unless product_results.products.length}}${text}{{else}}{{#if forms.search.section '===' 'content'}}${text}{{/if}}{{/unless}}`;

/** A link to one kind of results. The theme's own script switches between the results without a new page. */
const tab = (section: 'product' | 'content', hook: string): ElementRule => ({
  name: `tab of ${section} results`,
  in: page,
  selector: `a[${hook}]`,
  mark: `data-section="${section}" ${whenShown(section, 'aria-current="page"')} data-faceted-search-facet data-part="tab"`,
  drops: ['role', 'aria-controls'],
});

/** The results of one kind. */
const results = (name: string, selector: string, other: 'product' | 'content'): ElementRule => ({
  name,
  in: page,
  selector: `${selector}:not([hidden])`,
  mark: whenShown(other, 'hidden'),
  drops: ['role', 'aria-labelledby', '.u-hidden', '.u-hiddenVisually'],
});

/** A field for a price, with its message. */
const price = (name: string): readonly ElementRule[] => [
  {
    name: `message about ${name}`,
    selector: `${form} :has(> [name="${name}"]):not(:has(+ [data-part="price-problem"]))`,
    after: `<p class="form-inlineMessage" id="search-form-${name}-problem" role="alert" data-part="price-problem" data-invalid-message="{{lang 'widgets.facets.below_zero'}}" data-unreadable-message="{{lang 'widgets.facets.unreadable'}}"></p>`,
  },
  { name, selector: `${form} [name="${name}"]`, mark: 'data-part="price"' },
];

const advanced: Pair = {
  within: 'page',
  opener: 'details#advanced-search',
  target: '[data-widget="advanced-search"]',
};

/** The advanced search, which a control in another place opens. */
const advancedSearch: readonly ElementRule[] = [
  {
    name: 'opens the advanced search',
    in: page,
    selector: '[data-collapsible="advanced-search-content"]',
    rename: 'summary',
    drops: ['href', ...collapsibleAttributes],
    before: '<details id="advanced-search">\n[indent]',
    after: '\n[indent]</details>',
    side: { of: advanced, is: 'opener' },
  },
  {
    name: 'advanced-search',
    selector: form,
    mark: 'data-widget="advanced-search" data-query-missing="{{lang \'widgets.search.advanced.query_missing\'}}"',
    drops: ['aria-hidden'],
    side: { of: advanced, is: 'target' },
  },
  {
    name: 'field of the search words',
    selector: `${form} :has(> [name="search_query_adv"])`,
    mark: 'data-part="field"',
    last: '<p class="form-inlineMessage" id="search_query_adv-problem" role="alert" data-part="problem"></p>',
  },
  { name: 'search words', selector: `${form} [name="search_query_adv"]`, mark: 'data-part="query"' },
  ...price('price_from'),
  ...price('price_to'),
  {
    name: 'category-tree',
    selector: `${form} [data-search-category-tree]`,
    mark: `role="group" aria-label="{{lang 'widgets.search.advanced.categories'}}" data-widget="category-tree" data-loading="{{lang 'widgets.dialog.loading'}}" data-more="{{lang 'widgets.search.advanced.below' name='[name]'}}"`,
    first:
      '<div class="widgets-categoryTree">{{> components/widgets/search/category-list list_nodes=forms.search.category_options}}</div>',
  },
];

/** The heading, the tabs and the advanced search of the page of search results. */
export const searchRules: readonly Rule[] = [
  {
    name: 'search-listing',
    in: page,
    selector: ':has([data-product-results-toggle]):has(~ :has(#product-listing-container))',
    until: ':has(#product-listing-container)',
    before:
      '<div data-widget="search-listing" data-per-page="{{theme_settings.searchpage_products_per_page}}">\n[indent]',
    after: '\n[indent]</div>',
  },
  { name: 'heading of the results', in: page, selector: '#search-results-heading', mark: 'data-part="heading"' },
  ...(['product', 'content'] as const).map(
    (kind): Rule => ({
      name: `number of ${kind} results`,
      in: page,
      call: new RegExp(`^components/search/${kind}-count$`),
      before: `<span data-part="${kind}-count">`,
      after: '</span>',
    }),
  ),
  tab('product', 'data-product-results-toggle'),
  tab('content', 'data-content-results-toggle'),
  {
    name: 'list of tabs',
    in: page,
    selector: '[data-search-page-tabs], [data-search-page-tabs] > [role="presentation"]',
    drops: ['role', 'data-search-page-tabs'],
  },
  results('shown products', '#product-listing-container', 'content'),
  results('shown pages of text', '#search-results-content', 'product'),
  results('shown filters', '#faceted-search-container', 'content'),
  ...advancedSearch.map((rule): Rule => ({ ...rule, unit: 'advanced search' })),
];
