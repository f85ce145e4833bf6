import type { Rule } from '../rule';

/** Partials that print an image for other partials. The call names the widget part that the image is. */
export const pictureRules: readonly Rule[] = [
  {
    name: 'picture of a call',
    in: /^components\/common\/.*(img|image|picture)/,
    selector: 'img',
    mark: '{{#if widget_part}}data-part="{{widget_part}}"{{/if}}',
  },
];
