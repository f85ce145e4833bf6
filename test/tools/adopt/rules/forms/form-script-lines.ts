import type { KnownLines } from '../../known-lines';

const inFile = (name: string) => new RegExp(`(^|/)theme/${name}\\.js$`);
const groups = ['forms'] as const;
const instead = (widget: string) => `put data-widget="${widget}" on it`;

/**
 * The statements of the reference theme's script that check a form which it finds by its class or id. The other forms lose the
 * attribute by which it finds them.
 */
export const formScriptLines: readonly KnownLines[] = [
  {
    file: inFile('auth'),
    groups,
    needs: 'auth-form of a sign-in',
    instead: instead('auth-form'),
    name: 'this.registerLoginValidation',
    blocks: [/^\s*if \(\$loginForm\.length\) \{$/],
  },
  {
    file: inFile('auth'),
    groups,
    needs: 'auth-form of a forgotten password',
    instead: instead('auth-form'),
    name: 'this.registerForgotPasswordValidation',
    blocks: [/^\s*if \(\$forgotPasswordForm\.length\) \{$/],
  },
  {
    file: inFile('auth'),
    groups,
    needs: 'auth-form of a new password',
    instead: instead('auth-form'),
    name: 'this.registerNewPasswordValidation',
    blocks: [/^\s*if \(\$newPasswordForm\.length\) \{$/],
  },
  {
    file: inFile('gift-certificate'),
    groups,
    needs: 'gift-certificate-form',
    instead: instead('gift-certificate-form'),
    name: 'purchaseValidator.add',
    blocks: [
      /^\s*if \(\$customAmounts\.length\) \{$/,
      /^\s*purchaseValidator\.add\(\[$/,
      /^\s*\$purchaseForm\.on\('submit', event => \{$/,
    ],
  },
  {
    file: inFile('gift-certificate'),
    groups,
    needs: 'gift-certificate-form of a balance',
    instead: instead('gift-certificate-form'),
    name: 'this.checkCertBalanceValidator',
    blocks: [/^\s*if \(\$certBalanceForm\.length\) \{$/],
  },
  {
    file: inFile('wishlist'),
    groups,
    needs: 'wishlist-form',
    instead: instead('wishlist-form'),
    name: 'this.registerAddWishListValidation',
    blocks: [/^\s*if \(\$addWishListForm\.length\) \{$/],
  },
  {
    file: inFile('account'),
    groups,
    needs: 'hosted-payments',
    instead: instead('hosted-payments'),
    name: '$bigCommerce.renderAccountPayments',
    blocks: [/^\s*if \(\$bigCommerce && \$bigCommerce\.renderAccountPayments\) \{$/],
  },
];
