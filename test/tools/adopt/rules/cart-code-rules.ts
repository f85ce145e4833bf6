import type { Rule } from '../rule';

const cart = /cart/;

/** Rules for the form of a code and the element around it, which the theme's own script shows and hides. */
const codeRules = (kind: 'coupon' | 'certificate', form: string, field: string, openers: string): readonly Rule[] => [
  {
    name: `cart-code of a ${kind}`,
    in: cart,
    selector: `:has(> ${form})`,
    mark: `data-widget="cart-code" data-widget-keeps="submit" data-kind="${kind}" data-empty="{{lang 'widgets.cart.${kind}.empty'}}" data-applied="{{lang 'widgets.cart.code_applied' code='[code]'}}"`,
    last: `<p class="form-inlineMessage" id="${field}-problem" role="alert" data-part="error"></p>`,
    shows: true,
  },
  { name: `form of a ${kind}`, in: cart, selector: form, mark: 'data-part="form"' },
  { name: `field of a ${kind}`, in: cart, selector: `${form} [name="${field}"]`, mark: 'data-part="field"' },
  { name: `applies a ${kind}`, in: cart, selector: `${form} [type="submit"]`, mark: 'data-part="submit"' },
  // The form is always visible, so the opener is not needed.
  {
    name: `opens a ${kind}`,
    in: cart,
    selector: `:is(${openers}):not([data-widget-replaced])`,
    mark: 'data-widget-replaced',
  },
];

/** Coupons and gift certificates on the cart page. */
export const cartCodeRules: readonly Rule[] = [
  ...codeRules(
    'coupon',
    'form.coupon-form',
    'couponcode',
    '.coupon-code-add, .coupon-code-cancel, [data-coupon-trigger]',
  ),
  ...codeRules(
    'certificate',
    'form.cart-gift-certificate-form',
    'certcode',
    '.gift-certificate-add, .gift-certificate-cancel',
  ),
];
