import type { Scene, State } from './state';
import { visit } from '../driver/visit';

/** Presses a form's button, and waits until it says what is wrong. */
export const refuse = async ({ page }: Scene, form: string, before?: () => Promise<unknown>) => {
  await before?.();
  await page.locator(`${form} [type="submit"]`).first().click();
  await page.locator(`${form} .form-field--error`).first().waitFor();
};

/** Presses a form's button, and waits for the shop's own answer on the page. */
export const answer = async ({ page }: Scene, form: string, fields: Readonly<Record<string, string>>) => {
  for (const [field, value] of Object.entries(fields)) await page.fill(field, value);
  await page.locator(`${form} [type="submit"]`).first().click();
  await page.locator('main .alertBox').filter({ visible: true }).first().waitFor();
};

const account = (action: string) => `/account.php?action=${action}`;
const form = '[data-widget="account-form"]';
const ask = async ({ page }: Scene) => {
  await page.locator('.accountForm--delete [type="submit"]').first().click();
  await page.getByRole('alertdialog').waitFor();
};

const pages: Readonly<Record<string, string>> = {
  orders: account('order_status'),
  'orders-completed': account('view_orders'),
  order: `${account('view_order')}&order_id=101`,
  invoice: `${account('print_invoice')}&order_id=101`,
  addresses: account('address_book'),
  'address-new': account('add_shipping_address'),
  'address-edit': `${account('edit_shipping_address')}&address_id=1`,
  details: account('account_details'),
  messages: account('inbox'),
  'recent-items': account('recent_items'),
  returns: account('view_returns'),
  'return-new': `${account('new_return')}&order_id=101`,
  'return-saved': account('saved_new_return'),
  'payment-methods': account('payment_methods'),
  'payment-new': `${account('add_payment_method')}&provider=local`,
  'payment-edit': `${account('edit_payment_method')}&method_token=card-2`,
  download: `${account('download_item')}&data=100,4`,
};

/** The account of who is signed in. */
export const accountStates: readonly State[] = [
  ...Object.entries(pages).map(
    ([name, path]): State => ({ name: `account-${name}`, path, isSignedIn: true, isBare: name === 'invoice' }),
  ),
  ...(
    [
      {
        name: 'account-reorder-refused',
        path: pages['order'] ?? '',
        reach: (scene) => refuse(scene, '[data-account-reorder-form]'),
      },
      { name: 'account-address-refused', path: account('add_shipping_address'), reach: (scene) => refuse(scene, form) },
      { name: 'account-address-delete', path: account('address_book'), reach: ask },
      {
        name: 'account-details-refused',
        path: account('account_details'),
        reach: (scene) => refuse(scene, form, () => scene.page.fill('#FormField_1_2_input', 'harbour22')),
      },
      {
        name: 'account-details-saved',
        path: account('account_details'),
        reach: (scene) => answer(scene, form, { '#account_firstname': 'Augusta' }),
      },
      { name: 'account-message-refused', path: account('inbox'), reach: (scene) => refuse(scene, form) },
      {
        name: 'account-message-sent',
        path: account('inbox'),
        reach: async (scene) => {
          await scene.page.selectOption('#message_order_id', '101');
          await answer(scene, form, { '#message_subject': 'The handle', '#message_content': 'It came loose.' });
        },
      },
      { name: 'account-return-refused', path: pages['return-new'] ?? '', reach: (scene) => refuse(scene, form) },
      {
        name: 'account-return-asked',
        path: pages['return-new'] ?? '',
        reach: async ({ page, address }) => {
          await page.selectOption('[name="return_qty[1]"]', '1');
          await page.selectOption('#return_reason', { index: 1 });
          await page.selectOption('#return_action', { index: 1 });
          await page.locator(`${form} [type="submit"]`).first().click();
          await page.waitForURL('**action=saved_new_return');
          await visit(page, address + account('view_returns'));
        },
      },
      {
        name: 'account-payment-refused',
        path: pages['payment-new'] ?? '',
        reach: (scene) => refuse(scene, '[data-widget="card-form"]'),
      },
      { name: 'account-payment-delete', path: account('payment_methods'), reach: ask },
    ] satisfies State[]
  ).map((state): State => ({ ...state, isSignedIn: true })),
  { name: 'wish-lists', path: '/wishlist.php', isSignedIn: true },
  { name: 'wish-list', path: '/wishlist.php?action=viewwishlistitems&wishlistid=1', isSignedIn: true },
  { name: 'wish-list-new', path: '/wishlist.php?action=addwishlist', isSignedIn: true },
  { name: 'wish-list-edit', path: '/wishlist.php?action=editwishlist&wishlistid=1', isSignedIn: true },
  {
    name: 'wish-list-refused',
    path: '/wishlist.php?action=addwishlist',
    isSignedIn: true,
    reach: (scene) => refuse(scene, '.wishlist-form'),
  },
  {
    name: 'wish-list-delete',
    path: '/wishlist.php',
    isSignedIn: true,
    reach: async ({ page }) => {
      await page.locator('.accountList-item').first().getByRole('button').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'wish-list-shared',
    path: '/wishlist.php',
    reach: ({ page, address, world }) => {
      const shared = world.wishlists.of(1).find(({ isPublic }) => isPublic);
      return visit(page, `${address}/wishlist.php?action=viewwishlistitems&token=${shared?.token}`);
    },
  },
];
