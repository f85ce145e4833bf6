import type { Rule } from '../rule';

/** The page of the comparison: two products remain. */
export const compareTableRules: readonly Rule[] = [
  {
    name: 'compare-table',
    selector: 'table:has(a[data-comparison-remove])',
    mark: `data-widget="compare-table" data-too-few="{{lang 'widgets.compare.keep_two'}}"`,
  },
  {
    name: 'link that removes a product',
    selector: 'a[data-comparison-remove]',
    mark: 'data-part="remove" data-product-id="{{id}}"',
    drops: ['data-comparison-remove'],
  },
];
