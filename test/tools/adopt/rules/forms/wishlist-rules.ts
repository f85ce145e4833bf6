import type { Rule } from '../../rule';
import { formRule, lang, questionRules } from './form-rule';

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
];
