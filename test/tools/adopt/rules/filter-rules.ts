import type { ElementRule, Group, Rule } from '../rule';

/** The pages that share the filters. */
const together: readonly Group[] = ['category', 'brand', 'search'];

const facets = /faceted-search/;
const content = '[id^="facetedSearch-content--"]';
const toggle = '[data-collapsible^="#facetedSearch-content--"]';
const range = 'form[data-faceted-search-range]';

/** The attributes by which the theme's own script opens and closes an element. */
export const collapsibleAttributes = ['data-collapsible', 'role', 'aria-controls', 'aria-expanded'];

/** The element for the message about one field of the price range. */
const problem = (id: string, missing: string, wrong: string): string =>
  `<p class="form-inlineMessage" id="${id}-problem" role="alert" data-part="problem" data-required-message="{{lang 'widgets.facets.${missing}'}}" data-invalid-message="{{lang 'widgets.facets.${wrong}'}}" data-unreadable-message="{{lang 'widgets.facets.unreadable'}}"></p>`;

/** Each filter becomes a disclosure, whose control is the theme's heading with its button. */
const filters: readonly ElementRule[] = [
  {
    name: 'filter',
    in: facets,
    selector: `:has(> ${content}):not(details)`,
    rename: 'details',
    mark: 'id="facetedSearch-block--{{dashcase facet}}" {{#unless start_collapsed}}open{{/unless}}',
  },
  {
    name: 'heading of a filter',
    in: facets,
    selector: `:has(> button${toggle}):not(:has(> ${content}))`,
    before: '<summary class="widgets-summary">\n[indent]',
    after: '\n[indent]</summary>',
  },
  {
    name: 'button of a filter',
    in: facets,
    selector: `button${toggle}`,
    rename: 'span',
    drops: ['type', 'aria-label', ...collapsibleAttributes, '.is-open'],
  },
  // Older themes render the control without a heading around it.
  {
    name: 'control of a filter',
    in: facets,
    selector: `:has(> ${content}) > ${toggle}`,
    rename: 'summary',
    drops: ['href', ...collapsibleAttributes, '.is-open'],
  },
];

/** What goes back to the list without a range of prices, which the theme's own script shows while there is one. */
const reset: ElementRule = {
  name: 'reset of the price range',
  selector: '.reset-filters',
  together,
  drops: ['.reset-filters'],
  mark: 'hidden data-listing-reset',
};

/** The filters of a list: their disclosures, the dialog with all values of one, and the form for a range of prices. */
export const filterRules: readonly Rule[] = [
  reset,
  ...filters.map((rule) => ({ ...rule, unit: 'filter', together })),
  {
    // The list of filters may be under a condition, so it stays beside the disclosure: the styles show it.
    name: 'filters on a small screen',
    in: facets,
    selector: ':is(a, button)[data-collapsible].facetedSearch-toggle',
    together,
    rename: 'summary',
    drops: ['href', 'type', ...collapsibleAttributes],
    before: '<details class="facetedSearch-all" id="facetedSearch-all">\n[indent]',
    after: '\n[indent]</details>',
  },
  {
    name: 'filters closed on a small screen',
    in: /^pages\//,
    selector: '#faceted-search-container',
    together,
    last: "    {{> components/widgets/common/closed-when-narrow narrow_class='accordion-block'}}\n[indent]",
  },
  {
    name: 'all values of a filter',
    in: facets,
    selector: 'a.toggleLink[href^="#facetedSearch-navList--"]:not([data-facet-more])',
    together,
    mark: 'data-facet-more="{{facet}}"',
  },
  {
    name: 'facet-filter',
    in: facets,
    selector: ':has(> #facetedSearch-filterItems)',
    together,
    mark: 'data-widget="facet-filter"',
  },
  {
    name: 'words to find a value',
    in: facets,
    selector: '#facetedSearch-filterItems input',
    together,
    mark: 'data-part="input"',
  },
  {
    name: 'value of a filter in the dialog',
    in: facets,
    selector: '#facetedSearch-filterItems ~ ul > li, #facetedSearch-filterItems > ul > li',
    together,
    mark: 'data-part="item"',
  },
  {
    name: 'price-range',
    in: facets,
    selector: range,
    together,
    mark: `data-widget="price-range" data-summary="{{lang 'widgets.forms.summary' problems='[problems]'}}"`,
    drops: ['novalidate'],
  },
  {
    name: 'field of the lowest price',
    in: facets,
    selector: `${range} :has(> input[name*="min"])`,
    together,
    mark: 'data-part="field"',
    last: problem('facet-min-price', 'min_missing', 'below_zero'),
  },
  {
    name: 'field of the highest price',
    in: facets,
    selector: `${range} :has(> input[name*="max"])`,
    together,
    mark: 'data-part="field"',
    last: problem('facet-max-price', 'max_missing', 'max_too_low'),
  },
  {
    name: 'lowest price',
    in: facets,
    selector: `${range} input[name*="min"]:not([id])`,
    together,
    mark: 'id="facet-min-price" data-part="control"',
  },
  {
    name: 'highest price',
    in: facets,
    selector: `${range} input[name*="max"]:not([id])`,
    together,
    mark: 'id="facet-max-price" data-more-than="facet-min-price" data-part="control"',
  },
];
