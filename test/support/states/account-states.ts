import { visit } from '../driver/visit';
import type { ContinuedState, OpenedState, Scene, State } from './state';

/** Presses a form's button and waits for a field's error message. */
export const refuse = async ({ page }: Scene, form: string, before?: () => Promise<unknown>) => {
  await before?.();
  await page.locator(`${form} [type="submit"]`).first().click();
  await page.locator(`${form} .form-field--error`).first().waitFor();
};

/** Presses a form's button and waits for the shop's message on the page. */
export const fillIn = async ({ page }: Scene, form: string, fields: Readonly<Record<string, string>>) => {
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

/** An account page after it was opened. */
const opened = (name: string, path: string): OpenedState => ({ name: `account-${name}`, path, isSignedIn: true });

/** A state that continues the previous one of the table. */
const then = (name: string, reach: ContinuedState['reach']): State => ({ name, continues: true, reach });

/** The states of a signed-in shopper's account. */
export const accountStates: readonly State[] = [
  opened('orders', account('order_status')),
  opened('orders-completed', account('view_orders')),
  opened('order', `${account('view_order')}&order_id=101`),
  then('account-reorder-refused', (scene) => refuse(scene, '[data-account-reorder-form]')),
  { ...opened('invoice', `${account('print_invoice')}&order_id=101`), isBare: true },
  opened('addresses', account('address_book')),
  then('account-address-delete', ask),
  opened('address-new', account('add_shipping_address')),
  then('account-address-refused', (scene) => refuse(scene, form)),
  opened('address-edit', `${account('edit_shipping_address')}&address_id=1`),
  opened('details', account('account_details')),
  then('account-details-refused', (scene) =>
    refuse(scene, form, () => scene.page.fill('#FormField_1_2_input', 'harbour22')),
  ),
  then('account-details-saved', async (scene) => {
    await scene.page.fill('#FormField_1_2_input', '');
    await fillIn(scene, form, { '#account_firstname': 'Augusta' });
  }),
  opened('messages', account('inbox')),
  then('account-message-refused', (scene) => refuse(scene, form)),
  then('account-message-sent', async (scene) => {
    await scene.page.selectOption('#message_order_id', '101');
    await fillIn(scene, form, { '#message_subject': 'The handle', '#message_content': 'It came loose.' });
  }),
  opened('recent-items', account('recent_items')),
  opened('returns', account('view_returns')),
  opened('return-new', `${account('new_return')}&order_id=101`),
  then('account-return-refused', (scene) => refuse(scene, form)),
  then('account-return-asked', async ({ page, url }) => {
    await page.selectOption('[name="return_qty[1]"]', '1');
    await page.selectOption('#return_reason', { index: 1 });
    await page.selectOption('#return_action', { index: 1 });
    await page.locator(`${form} [type="submit"]`).first().click();
    await page.waitForURL('**action=saved_new_return');
    await visit(page, url + account('view_returns'));
  }),
  opened('return-saved', account('saved_new_return')),
  opened('payment-methods', account('payment_methods')),
  then('account-payment-delete', ask),
  opened('payment-new', `${account('add_payment_method')}&provider=local`),
  then('account-payment-refused', (scene) => refuse(scene, '[data-widget="card-form"]')),
  opened('payment-edit', `${account('edit_payment_method')}&method_token=card-2`),
  opened('download', `${account('download_item')}&data=100,4`),
  { name: 'wish-lists', path: '/wishlist.php', isSignedIn: true },
  then('wish-list-delete', async ({ page }) => {
    await page.locator('.accountList-item').first().getByRole('button').click();
    await page.getByRole('alertdialog').waitFor();
  }),
  { name: 'wish-list', path: '/wishlist.php?action=viewwishlistitems&wishlistid=1', isSignedIn: true },
  { name: 'wish-list-new', path: '/wishlist.php?action=addwishlist', isSignedIn: true },
  then('wish-list-refused', (scene) => refuse(scene, '.wishlist-form')),
  { name: 'wish-list-edit', path: '/wishlist.php?action=editwishlist&wishlistid=1', isSignedIn: true },
  {
    name: 'wish-list-shared',
    path: '/wishlist.php',
    reach: ({ page, url, world }) => {
      const shared = world.wishlists.of(1).find(({ isPublic }) => isPublic);
      return visit(page, `${url}/wishlist.php?action=viewwishlistitems&token=${shared?.token}`);
    },
  },
];
