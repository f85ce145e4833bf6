import type { KnownLines } from '../../script-lines';

const inFile = (name: string) => new RegExp(`(^|/)theme/${name}\\.js$`);
const groups = ['forms'] as const;

/**
 * The statements of the reference theme's script that check a form which it finds by its class or id. The other forms lose the
 * attribute by which it finds them.
 */
export const formScriptLines: readonly KnownLines[] = [
  {
    file: inFile('auth'),
    groups,
    needs: 'auth-form of a sign-in',
    name: 'this.registerLoginValidation',
    blocks: [/^\s*if \(\$loginForm\.length\) \{$/],
  },
  {
    file: inFile('auth'),
    groups,
    needs: 'auth-form of a forgotten password',
    name: 'this.registerForgotPasswordValidation',
    blocks: [/^\s*if \(\$forgotPasswordForm\.length\) \{$/],
  },
  {
    file: inFile('auth'),
    groups,
    needs: 'auth-form of a new password',
    name: 'this.registerNewPasswordValidation',
    blocks: [/^\s*if \(\$newPasswordForm\.length\) \{$/],
  },
  {
    file: inFile('gift-certificate'),
    groups,
    needs: 'gift-certificate-form',
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
    name: 'this.checkCertBalanceValidator',
    blocks: [/^\s*if \(\$certBalanceForm\.length\) \{$/],
  },
  {
    file: inFile('wishlist'),
    groups,
    needs: 'wishlist-form',
    name: 'this.registerAddWishListValidation',
    blocks: [/^\s*if \(\$addWishListForm\.length\) \{$/],
  },
  {
    file: inFile('account'),
    groups,
    needs: 'hosted-payments',
    name: '$bigCommerce.renderAccountPayments',
    blocks: [/^\s*if \(\$bigCommerce && \$bigCommerce\.renderAccountPayments\) \{$/],
  },
];
