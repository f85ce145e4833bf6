import type { Rule } from '../rule';

/** Partials that print a picture for others: the call says which part of a widget it is. */
export const pictureRules: readonly Rule[] = [
  {
    name: 'picture of a call',
    in: /^components\/common\/.*(img|image|picture)/,
    selector: 'img',
    mark: '{{#if widget_part}}data-part="{{widget_part}}"{{/if}}',
  },
];
