import { accountsOf } from '../../shop/accounts/accounts';
import { visit } from '../driver/visit';
import { fillIn, refuse } from './account-states';
import { closeDialog } from './close-dialog';
import type { Scene, State } from './state';

const login = '/login.php';
const form = '[data-widget="auth-form"]';
const newAccount: Readonly<Record<string, string>> = {
  '#FormField_1_1_input': 'ada@example.com',
  '#FormField_1_2_input': 'compiler7',
  '#FormField_1_3_input': 'compiler7',
  '#FormField_2_4_input': 'Grace',
  '#FormField_2_5_input': 'Hopper',
  '#FormField_2_8_input': '1 Harbour Street',
  '#FormField_2_10_input': 'Portland',
  '#FormField_2_13_input': '04101',
};
const certificate: Readonly<Record<string, string>> = {
  '#to_name': 'Grace',
  '#to_email': 'grace@example.com',
  '#from_name': 'Ada',
  '#from_email': 'ada@example.com',
  '#certificate_amount': '12.50',
};

const fillAccount = async ({ page }: Scene) => {
  await page.check('#FormField_1_26_1');
  await page.check('#FormField_1_28_0');
  await page.selectOption('#FormField_2_12_select', 'Maine');
};
const fillCertificate = async ({ page }: Scene) => {
  for (const [field, value] of Object.entries(certificate)) await page.fill(field, value);
  for (const box of ['#theme_1', '#agree', '#agree2']) await page.check(box);
};
const openNewPassword = async (scene: Scene) => {
  await fillIn(scene, form, { '#email': 'ada@example.com' });
  const [letter] = accountsOf(scene.world).letters;
  await visit(scene.page, scene.url + (letter?.link ?? '').replace(/^\/(fr|en-xa)\//, '/'));
  await scene.page.locator('#password').waitFor();
};

const withdrawals = { themeSettings: { withdrawal_page: '/withdrawal/' } };

/** Login and registration, gift certificates, and the contact form. */
export const formStates: readonly State[] = [
  { name: 'sign-in', path: login },
  { name: 'sign-in-missing', continues: true, reach: (scene) => refuse(scene, form) },
  {
    name: 'sign-in-refused',
    continues: true,
    reach: (scene) => fillIn(scene, form, { '#login_email': 'ada@example.com', '#login_pass': 'wrong' }),
  },
  { name: 'create-account', path: `${login}?action=create_account` },
  {
    name: 'create-account-missing',
    continues: true,
    reach: (scene) => refuse(scene, form),
  },
  {
    name: 'create-account-refused',
    continues: true,
    reach: async (scene) => {
      await fillAccount(scene);
      await fillIn(scene, form, newAccount);
    },
  },
  {
    name: 'create-account-elsewhere',
    continues: true,
    reach: async ({ page }) => {
      await page.selectOption('#FormField_2_11_select', 'Hong Kong');
      await page.locator('[data-of="Zip"]').waitFor();
    },
  },
  { name: 'account-created', path: `${login}?action=account_created`, isSignedIn: true },
  { name: 'forgot-password', path: `${login}?action=reset_password` },
  {
    name: 'forgot-password-missing',
    continues: true,
    reach: (scene) => refuse(scene, form),
  },
  {
    name: 'forgot-password-sent',
    continues: true,
    reach: (scene) => fillIn(scene, form, { '#email': 'ada@example.com' }),
  },
  { name: 'new-password', path: `${login}?action=reset_password`, reach: openNewPassword },
  {
    name: 'new-password-refused',
    continues: true,
    reach: (scene) => refuse(scene, form, () => scene.page.fill('#password', 'short')),
  },
  { name: 'certificate', path: '/giftcertificates.php' },
  {
    name: 'certificate-refused',
    continues: true,
    reach: (scene) =>
      refuse(scene, '[data-widget="gift-certificate-form"]', async () => {
        await fillCertificate(scene);
        await scene.page.fill('#certificate_amount', '1');
        await scene.page.uncheck('#agree');
      }),
  },
  {
    name: 'certificate-preview',
    continues: true,
    reach: async (scene) => {
      await fillCertificate(scene);
      await scene.page.click('#gift-certificate-preview');
      await scene.page.frameLocator('dialog[open] iframe').locator('main').waitFor();
    },
  },
  {
    name: 'certificate-in-cart',
    continues: true,
    reach: async (scene) => {
      await closeDialog(scene);
      await scene.page.click('#gift-certificate-submit');
      await scene.page.waitForURL('**/cart.php');
    },
  },
  { name: 'certificate-balance', path: '/giftcertificates.php?action=balance' },
  {
    name: 'certificate-balance-missing',
    continues: true,
    reach: (scene) => refuse(scene, '#gift-certificate-balance'),
  },
  {
    name: 'certificate-balance-known',
    path: '/giftcertificates.php?action=balance&giftcertificatecode=PAR-12A-QUA-YS2',
  },
  { name: 'certificate-balance-unknown', path: '/giftcertificates.php?action=balance&giftcertificatecode=NONE' },
  { name: 'certificate-redeem', path: '/giftcertificates.php?action=redeem' },
  { name: 'contact', path: '/contact-us/' },
  {
    name: 'contact-refused',
    continues: true,
    reach: (scene) => refuse(scene, '[data-contact-form]'),
  },
  { name: 'contact-sent', path: '/contact-us/?success=1' },
  {
    name: 'withdrawal',
    path: '/withdrawal/',
    settings: withdrawals,
    reach: ({ page, word }) => page.getByText(word('withdrawal.next')).click(),
  },
  {
    name: 'withdrawal-missing',
    continues: true,
    reach: async ({ page, word }) => {
      await page.getByRole('button', { name: word('withdrawal.confirm') }).click();
      await page.locator('.withdrawal .form-field--error').first().waitFor();
    },
  },
  { name: 'withdrawal-sent', path: '/withdrawal/?success=1', settings: withdrawals },
];
