import { translation } from '../../theme/checks/check-translations';
import { ownWords } from '../../theme/own-theme';
import type { Rule } from './rule';
import type { ThemeText } from './theme-text';

/** The reference theme's keys for what our words say, by our key without the prefix `widgets.`. */
const theirs: Readonly<Record<string, string>> = {
  'cart.certificate.empty': 'validation_messages.invalid_gift_certificate',
  'cart.certificate.title': 'cart.gift_certificates.gift_certificate',
  'cart.confirm_remove': 'cart.confirm_delete',
  'cart.coupon.empty': 'cart.coupons.empty_error',
  'cart.estimator.country_missing': 'cart.shipping_estimator.empty_country_error',
  'cart.estimator.state': 'cart.shipping_estimator.select_a_state',
  'cart.estimator.state_missing': 'cart.shipping_estimator.empty_province_error',
  'cart.estimator.states_failed': 'errors.state_error',
  'cart.estimator.title': 'cart.shipping_estimator.add_info',
  'cart.preview.view_cart': 'cart.preview.view_cart',
  'cart.quantity.max': 'products.quantity_max',
  'cart.quantity.min': 'products.quantity_min',
  'cart.wrapping.confirm_remove': 'cart.gift_wrapping.remove_confirm',
  'compare.keep_two': 'compare.no_remove',
  'compare.submit': 'common.compare',
  'compare.too_few': 'compare.no_compare',
  'dialog.close': 'common.close',
  'dialog.loading': 'common.loading',
  'facets.below_zero': 'validation_messages.price_invalid_value',
  'facets.max_missing': 'validation_messages.price_max_not_entered',
  'facets.max_too_low': 'validation_messages.price_max_evaluation',
  'facets.min_missing': 'validation_messages.price_min_not_entered',
  'header.currency_warning': 'common.currency_switch_promotion',
  'products.adding_to_cart': 'products.adding_to_cart',
  'products.bulk_pricing.title': 'products.bulk_pricing.modal_title',
  'products.bulk_pricing.view': 'products.bulk_pricing.view',
  'products.quantity_error_message': 'products.quantity_error_message',
  'products.quantity_max': 'products.quantity_max',
  'products.quantity_min': 'products.quantity_min',
  'products.reviews.rating_missing': 'forms.validate.reviews.rating',
  'products.sold_out': 'products.sold_out',
  'search.advanced.query_missing': 'search.error.empty_field',
};

const asked = /(?<=lang\s+['"])widgets\.([\w.]+)(?=['"])/g;
/** A key of the theme. */
const theirsAsked = /(?<=lang\s+['"])(?!widgets\.)[\w.]+(?=['"])/g;

/**
 * Lets rules use the theme's own words where it has them, and where they have a place for each value of ours. A rule may also
 * name a key of the theme: a theme without it gets our words of the same key. The platform falls back to English for a key
 * that another language lacks, so the English file decides.
 */
export function withThemeWords(rules: readonly Rule[], theme: ThemeText): Rule[] {
  const words = wordsOf(theme);
  const english = ownWords('en');
  const isOursOnly = (key: string) => translation(words, key) === undefined && translation(english, key) !== undefined;
  const own = (text: string) =>
    text
      .replaceAll(theirsAsked, (key) => (isOursOnly(key) ? `widgets.${key}` : key))
      .replaceAll(asked, (ours, key: string) => {
        const their = theirs[key] ?? '';
        const sentence = translation(words, their);
        const values = translation(english, key)?.match(/\{\w+/g) ?? [];
        return sentence !== undefined && values.every((value) => sentence.includes(value)) ? their : ours;
      });
  // Only the texts that a rule inserts contain a call of `lang`.
  const withOwn = <Texts extends object>(texts: Texts): Texts => {
    const strings = Object.entries(texts).filter(([, value]) => typeof value === 'string');
    return { ...texts, ...Object.fromEntries(strings.map(([name, text]) => [name, own(text)])) };
  };
  return rules.map((rule) => ({
    ...withOwn(rule),
    ...('opener' in rule && rule.opener && { opener: withOwn(rule.opener) }),
  }));
}

/** The theme's English words; none for a file that can't be read. */
function wordsOf(theme: ThemeText): unknown {
  try {
    return JSON.parse(theme.read('lang/en.json') ?? '{}');
  } catch {
    return {};
  }
}
