import type { Pair } from '../pair';
import type { ElementRule, Rule } from '../rule';

const facets = /faceted-search/;
const content = '[id^="facetedSearch-content--"]';
const toggle = '[data-collapsible^="#facetedSearch-content--"]';
const range = 'form[data-faceted-search-range]';

/** The attributes by which the theme's own script opens and closes an element. */
export const collapsibleAttributes = ['data-collapsible', 'role', 'aria-controls', 'aria-expanded'];

/** The element for the message about one field of the price range. */
const problem = (id: string, missing: string, wrong: string): string =>
  `<p class="form-inlineMessage" id="${id}-problem" role="alert" data-part="problem" data-required-message="{{lang 'widgets.facets.${missing}'}}" data-invalid-message="{{lang 'widgets.facets.${wrong}'}}" data-unreadable-message="{{lang 'widgets.facets.unreadable'}}"></p>`;

/** The heading may be in a template of its own. */
const disclosure: Pair = { within: 'template', target: `details:has(> ${content})` };

/** A filter becomes a disclosure that is open under the condition of the theme. */
const filter = (isCollapsed: string, holds: RegExp): ElementRule => ({
  name: 'filter',
  in: facets,
  selector: `:has(> ${content}):not(details)`,
  holds,
  rename: 'details',
  mark: `id="facetedSearch-block--{{dashcase facet}}" {{#unless ${isCollapsed}}}open{{/unless}}`,
  side: { of: disclosure, is: 'target' },
});

/** The control of a filter is the theme's heading with its button. */
const filters: readonly ElementRule[] = [
  filter('start_collapsed', /^(?![\s\S]*\.\.\/start_collapsed)/),
  filter('../start_collapsed', /\.\.\/start_collapsed/),
  {
    name: 'heading of a filter',
    in: facets,
    selector: `:has(> button${toggle}):not(:has(> ${content}))`,
    before: '<summary class="widgets-summary">\n[indent]',
    after: '\n[indent]</summary>',
    side: { of: disclosure, is: 'opener' },
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
    side: { of: disclosure, is: 'opener' },
  },
];

/** What goes back to the list without a range of prices, which the theme's own script shows while there is one. */
const reset: ElementRule = {
  name: 'reset of the price range',
  selector: '.reset-filters',
  drops: ['.reset-filters'],
  mark: 'hidden data-listing-reset',
};

/** The filters of a list: their disclosures, the dialog with all values of one, and the form for a range of prices. */
export const filterRules: readonly Rule[] = [
  reset,
  ...filters.map((rule) => ({ ...rule, unit: 'filter' })),
  {
    // The list of filters may be under a condition, so it stays beside the disclosure: the styles show it.
    name: 'filters on a small screen',
    in: facets,
    selector: ':is(a, button)[data-collapsible].facetedSearch-toggle',
    rename: 'summary',
    drops: ['href', 'type', ...collapsibleAttributes],
    // A second control of the author's for the same list would be dead.
    unlessTheme: /^(?!.*faceted-search\/).*\n[\s\S]*(?:href|data-collapsible)="#facetedSearch-navList"/,
    before: '<details class="facetedSearch-all" id="facetedSearch-all">\n[indent]',
    after: '\n[indent]</details>',
  },
  {
    name: 'filters closed on a small screen',
    in: /^pages\//,
    selector: '#faceted-search-container',
    last: "    {{> components/widgets/common/closed-when-narrow narrow_class='accordion-block'}}\n[indent]",
  },
  {
    name: 'all values of a filter',
    in: facets,
    selector: 'a.toggleLink[href^="#facetedSearch-navList--"]:not([data-facet-more])',
    mark: 'data-facet-more="{{facet}}"',
  },
  {
    name: 'facet-filter',
    in: facets,
    selector: ':has(> #facetedSearch-filterItems)',
    mark: 'data-widget="facet-filter"',
  },
  {
    name: 'words to find a value',
    in: facets,
    selector: '#facetedSearch-filterItems input',
    mark: 'data-part="input"',
  },
  {
    name: 'value of a filter in the dialog',
    in: facets,
    selector: '#facetedSearch-filterItems ~ ul > li, #facetedSearch-filterItems > ul > li',
    mark: 'data-part="item"',
  },
  {
    name: 'price-range',
    in: facets,
    selector: range,
    mark: `data-widget="price-range" data-summary="{{lang 'widgets.forms.summary' problems='[problems]'}}"`,
    drops: ['novalidate'],
  },
  {
    name: 'field of the lowest price',
    in: facets,
    selector: `${range} :has(> input[name*="min"])`,
    mark: 'data-part="field"',
    last: problem('facet-min-price', 'min_missing', 'below_zero'),
  },
  {
    name: 'field of the highest price',
    in: facets,
    selector: `${range} :has(> input[name*="max"])`,
    mark: 'data-part="field"',
    last: problem('facet-max-price', 'max_missing', 'max_too_low'),
  },
  {
    name: 'lowest price',
    in: facets,
    selector: `${range} input[name*="min"]:not([id])`,
    mark: 'id="facet-min-price" data-part="control"',
  },
  {
    name: 'highest price',
    in: facets,
    selector: `${range} input[name*="max"]:not([id])`,
    mark: 'id="facet-max-price" data-more-than="facet-min-price" data-part="control"',
  },
];
