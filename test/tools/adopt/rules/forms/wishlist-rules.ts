import type { Rule } from '../../rule';
import { formRule, lang, questionRules } from './form-rule';

/** A link to the page before or behind the current one. The shop may give only the number of a wish list's page. */
const pageLink = (which: 'previous' | 'next', number: string): Rule => ({
  name: 'page of a wish list',
  in: /(^|\/)paginator$/,
  selector: `.pagination-item--${which} > a`,
  already: new RegExp(`contains ${which}`),
  rewrites: [
    [
      new RegExp(`href="\\{\\{\\s*${which}\\s*\\}\\}"`),
      `href="{{#contains ${which} 'page='}}{{${which}}}{{else}}{{#each links}}{{#if number '==' (${number})}}{{url}}{{/if}}{{/each}}{{/contains}}"`,
    ],
  ],
});

/** The forms that name a wish list, and those that delete one after a question. */
export const wishlistRules: readonly Rule[] = [
  formRule({
    name: 'wishlist-form',
    form: 'form.wishlist-form',
    widget: 'wishlist-form',
    error: 'forms.wishlist.errors',
  }),
  ...questionRules('form.wishlist-form', [
    { name: 'wishlistname', missing: lang('account.wishlists.enter_wishlist_name_error') },
  ]),
  formRule({
    name: 'deletes a wish list',
    form: 'form:has([data-wishlist-delete])',
    widget: 'wishlist-form',
    mark: `data-question="${lang('account.wishlists.delete_alert')}"`,
  }),
  { name: 'button that deletes', selector: 'form [data-wishlist-delete]', drops: ['data-wishlist-delete'] },
  pageLink('previous', 'subtract ../current 1'),
  pageLink('next', 'add ../current 1'),
];
