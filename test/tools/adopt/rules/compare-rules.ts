import { type Rule, replacing } from '../rule';

/** The checkboxes for comparing products, and the link in the header to the comparison. */
export const compareRules: readonly Rule[] = replacing<Rule>(
  ['global/compare-products'],
  [
    {
      name: 'compare-bar',
      in: /^layout\//,
      selector: 'body',
      holds: /footer\.scripts/,
      last: `    <form id="compare-form" action="{{urls.compare}}" method="post" hidden data-widget="compare-bar" data-one="{{lang 'widgets.compare.one'}}" data-many="{{lang 'widgets.compare.many' count='[count]'}}" data-too-few="{{lang 'widgets.compare.too_few'}}"><p data-part="count"></p><button type="submit" data-part="submit">{{lang 'widgets.compare.submit'}}</button></form>\n    `,
    },
    {
      name: 'box to compare',
      selector: 'input[type="checkbox"][data-compare-id]:not([form])',
      mark: 'form="compare-form"',
    },
    {
      name: 'compare-link',
      selector: 'a[data-compare-nav]',
      mark: 'data-part="link"',
      before: `<span data-widget="compare-link" data-widget-keeps="click" data-label-one="{{lang 'widgets.compare.link_one'}}" data-label-many="{{lang 'widgets.compare.link_many' count='[count]'}}" data-too-few="{{lang 'widgets.compare.too_few'}}">`,
      after: '</span>',
    },
    { name: 'compare-link count', selector: 'a[data-compare-nav] .countPill', mark: 'data-part="count"' },
  ],
);
