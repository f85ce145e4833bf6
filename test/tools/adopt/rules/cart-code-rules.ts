import type { Pair } from '../pair';
import type { Rule } from '../rule';
import { disclosureRule, emptiedPlaceRule } from './disclosure-rule';

const cart = /cart/;

/** Rules for the form of a code and the element around it, which the theme's own script shows and hides. */
const codeRules = (
  kind: 'coupon' | 'certificate',
  form: string,
  field: string,
  opener: string,
  cancel: string,
  pair: Pair = { within: 'page', target: `[data-widget="cart-code"]:has(> ${form})` },
): readonly Rule[] => [
  disclosureRule(`disclosure of a ${kind}`, `:has(> ${form})`, opener, `widgets.cart.${kind}.title`),
  {
    name: `cart-code of a ${kind}`,
    in: cart,
    selector: `:has(> ${form})`,
    mark: `data-widget="cart-code" data-widget-keeps="submit" data-kind="${kind}" data-empty="{{lang 'widgets.cart.${kind}.empty'}}" data-applied="{{lang 'widgets.cart.code_applied' code='[code]'}}"`,
    last: `<p class="form-inlineMessage" id="${field}-problem" role="alert" data-part="error"></p>`,
    shows: true,
    side: { of: pair, is: 'open target' },
  },
  { name: `form of a ${kind}`, in: cart, selector: form, mark: 'data-part="form"' },
  { name: `field of a ${kind}`, in: cart, selector: `${form} [name="${field}"]`, mark: 'data-part="field"' },
  { name: `applies a ${kind}`, in: cart, selector: `${form} [type="submit"]`, mark: 'data-part="submit"' },
  // The disclosure opens the form. A form that was always visible needs no opener.
  {
    name: `opens a ${kind}`,
    in: cart,
    selector: `:is(${opener}, ${cancel}):not([data-widget-replaced])`,
    mark: 'data-widget-replaced',
    side: { of: pair, is: 'opener' },
  },
  emptiedPlaceRule(`place of the opener of a ${kind}`, `${opener}, ${cancel}`, { of: pair, is: 'opener' }),
];

/** Coupons and gift certificates on the cart page. */
export const cartCodeRules: readonly Rule[] = [
  ...codeRules(
    'coupon',
    'form.coupon-form',
    'couponcode',
    '.coupon-code-add, [data-coupon-trigger]',
    '.coupon-code-cancel',
  ),
  ...codeRules(
    'certificate',
    'form.cart-gift-certificate-form',
    'certcode',
    '.gift-certificate-add',
    '.gift-certificate-cancel',
  ),
];
