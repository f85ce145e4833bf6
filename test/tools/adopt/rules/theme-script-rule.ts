import type { FileRule, Group, Rule } from '../rule';
import type { ThemeText } from '../theme-text';

/** The names by which a layout's tags start the theme's own script, its polyfills and lazySizes. */
const names = /theme-bundle|stencilBootstrap|__webpack_public_path__|onThemeBundleMain|lazySizesConfig/;
const whole = /^layout\//;
const before = "{{#if (getVar 'theme_script')}}\n[indent]";
const after = '\n[indent]{{/if}}';

/** Pages that have no script of the theme print none of its tags. */
export const themeScriptRules: readonly Rule[] = [
  {
    name: 'theme script',
    in: whole,
    selector: 'head',
    holds: /head\.scripts/,
    first: '\n        {{> components/widgets/theme-script}}',
  },
  {
    name: 'tags of the theme script',
    in: whole,
    selector: 'script',
    holds: names,
    joins: true,
    absent: names,
    before,
    after,
  },
  { name: 'polyfills', in: whole, call: /polyfill-script$/, before, after, absent: names },
];

/** The `page_type` of the pages that a group turns over completely. */
const pageTypes: Readonly<Record<Group, readonly string[]>> = {
  layout: [
    'default',
    'page',
    'blog',
    'blog_post',
    'brands',
    'sitemap',
    'rss',
    'error',
    '404',
    'newsletter_subscribe',
    'unsubscribe',
  ],
  product: ['product'],
  cart: ['cart'],
  category: ['category'],
  brand: ['brand'],
  search: ['search'],
  compare: ['compare'],
  forms: [
    'account_orderstatus',
    'account_order',
    'account_addressbook',
    'shippingaddressform',
    'account_new_return',
    'add-wishlist',
    'account_recentitems',
    'account_downloaditem',
    'editaccount',
    'account_inbox',
    'account_saved_return',
    'account_returns',
    'account_paymentmethods',
    'account_addpaymentmethod',
    'account_editpaymentmethod',
    'login',
    'createaccount_thanks',
    'createaccount',
    'getnewpassword',
    'forgotpassword',
    'page_contact_form',
    'giftcertificates',
    'giftcertificates_balance',
    'giftcertificates_redeem',
    'wishlist',
    'wishlists',
  ],
};

/** The types of the pages that some groups turn over. */
const pageTypesOf = (groups: readonly Group[]): string[] => groups.flatMap((group) => pageTypes[group]);

/** A slot that is in the templates of each group that is adopted. */
const slots: Readonly<Record<Group, string>> = {
  layout: 'menu',
  product: 'product-options',
  cart: 'cart-page',
  category: 'category-listing',
  brand: 'brand-listing',
  search: 'search-listing',
  compare: 'compare-table',
  forms: 'auth-form',
};

/** The groups that are adopted, by the slots in the theme's templates. */
function adoptedGroups(theme: ThemeText): Group[] {
  const paths = theme.list('templates').filter((path) => !path.startsWith('templates/components/widgets/'));
  const text = paths.map((path) => theme.read(path) ?? '').join('\n');
  return (Object.keys(slots) as Group[]).filter((group) => text.includes(`data-widget="${slots[group]}"`));
}

/**
 * The partial that decides whether a page prints the tags of the theme's own script.
 *
 * @param free the types of the pages that need nothing of it
 */
export const themeScriptPartial = (free: readonly string[]): string =>
  [
    '{{!--',
    "  Sets the variable theme_script on pages that need the theme's own script: the layout prints its tags for them only.",
    '  The theme setting "theme_script" is "auto", or "always" for all pages.',
    '--}}',
    "{{assignVar 'theme_script' 'printed'}}",
    "{{#unless theme_settings.theme_script '===' 'always'}}",
    '  {{#or',
    ...free.map((type) => `    (if page_type '===' '${type}')`),
    '  }}',
    "    {{assignVar 'theme_script' ''}}",
    '  {{/or}}',
    '{{/unless}}',
    '',
  ].join('\n');

export const themeScriptFiles: readonly FileRule[] = [
  {
    name: 'theme script',
    needs: 'theme script',
    path: 'templates/components/widgets/theme-script.html',
    text: (theme) => themeScriptPartial(pageTypesOf(adoptedGroups(theme))),
  },
];
