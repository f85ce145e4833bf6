import type { Rule } from '../rule';

/** A product in a list. */
export const cardRules: readonly Rule[] = [
  {
    name: 'card scope',
    in: /products\//,
    selector: 'article.card',
    mark: 'data-product-scope="{{id}}"',
  },
  {
    name: 'quick-view',
    selector: ':is(a, button).quickview[data-product-id]',
    mark: 'data-widget="quick-view" data-widget-keeps="click"',
  },
];
