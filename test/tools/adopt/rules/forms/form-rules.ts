import type { Rule } from '../../rule';
import { accountRules } from './account-rules';
import { authRules } from './auth-rules';
import { contactRules } from './contact-rules';
import { listControlRules, shopFieldRules } from './field-rules';
import { giftCertificateRules } from './gift-certificate-rules';
import { paymentRules } from './payment-rules';
import { stateRules } from './state-rules';
import { wishlistRules } from './wishlist-rules';

/** The fields of the shop's forms, which eleven pages share: a form on any of them needs them. */
const formFieldRules: readonly Rule[] = [...stateRules, ...shopFieldRules, ...listControlRules];

/** All forms of a theme, except that for reviews and the advanced search. */
export const formRules: readonly Rule[] = [
  ...formFieldRules,
  // The shop's error message: without it a form that was refused does not get the typed values back.
  {
    name: 'error of the shop',
    in: /(^|\/)alert-error$/,
    selector: '.alertBox:not([data-store-says])',
    mark: 'data-store-says="error"',
  },
  ...authRules,
  ...contactRules,
  ...giftCertificateRules,
  ...accountRules,
  ...paymentRules,
  ...wishlistRules,
];
