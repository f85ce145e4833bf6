import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import type { OpenOptions } from '../driver/open-page';
import { signIn } from '../driver/sign-in';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const form = '[data-widget="account-form"]';
const customer = () => accountsOf(shop.server.world).customers[0];

const signedIn = (path: string, options?: OpenOptions) => signIn(shop, path, options);

const said = (page: Page) =>
  page
    .locator('form .form-field--error [role="alert"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent));

const refused = async (page: Page) => {
  await page.locator('.form-field--error').first().waitFor();
  return said(page);
};

describe('the account', () => {
  const paths = [
    '/account.php?action=order_status',
    '/account.php?action=view_order&order_id=101',
    '/account.php?action=print_invoice&order_id=101',
    '/account.php?action=address_book',
    '/account.php?action=add_shipping_address',
    '/account.php?action=account_details',
    '/account.php?action=inbox',
    '/account.php?action=recent_items',
    '/account.php?action=view_returns',
    '/account.php?action=new_return&order_id=101',
    '/account.php?action=saved_new_return',
    '/account.php?action=payment_methods',
    '/account.php?action=add_payment_method&provider=local',
    '/account.php?action=edit_payment_method&method_token=card-1',
    '/account.php?action=download_item&data=100,4',
  ];

  it.each(paths)('%s is for nobody else', async (path) => {
    const answer = await fetch(shop.address + path);
    expect([answer.status, new URL(answer.url).pathname]).toEqual([200, '/login.php']);
  });

  it('shows nobody another one’s order', async () => {
    const page = await signedIn('/account.php?action=order_status', { javaScript: false });
    // Asked without the page, whose console would complain of the 404 that is meant here.
    const answer = await page.request.get(`${shop.address}/account.php?action=view_order&order_id=999`);
    expect(answer.status()).toBe(404);
  });
});

describe('an address', () => {
  it.each([true, false])('is added, changed and deleted; scripts: %s', async (javaScript) => {
    const page = await signedIn('/account.php?action=add_shipping_address', { javaScript });
    for (const [id, value] of Object.entries({ 4: 'Ada', 5: 'Byron', 8: '9 New Street', 10: 'Boston', 13: '02101' })) {
      await page.fill(`#FormField_2_${id}_input`, value);
    }
    await page.selectOption('#FormField_2_12_select', 'Massachusetts');
    await page.locator(`${form} button`).click();
    await page.waitForURL('**action=address_book');
    expect(customer()?.addresses).toMatchObject([{}, {}, { address1: '9 New Street', state: 'Massachusetts' }]);
    await page.locator('.addressGrid-item').last().getByRole('link').click();
    await page.fill('#FormField_2_10_input', 'Salem');
    await page.locator(`${form} button`).click();
    await page.waitForURL('**action=address_book');
    expect(customer()?.addresses[2]?.city).toBe('Salem');
    await page.locator('.addressGrid-item').last().getByRole('button').click();
    if (javaScript) await page.locator('dialog[open] .confirm').click();
    await page.waitForFunction(() => document.querySelectorAll('.addressGrid-item').length === 2);
    expect(customer()?.addresses).toHaveLength(2);
  });

  it('stays when the shopper says no', async () => {
    const page = await signedIn('/account.php?action=address_book');
    await page.locator('.addressGrid-item').first().getByRole('button').click();
    await page.locator('dialog[open] .cancel').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(customer()?.addresses).toHaveLength(2);
  });

  it('lets the state and the postal code follow the country', async () => {
    const page = await signedIn('/account.php?action=add_shipping_address');
    await page.locator(`${form} button`).click();
    expect(await refused(page)).toContain('Please fill in: Zip/Postcode');
    await page.selectOption('#FormField_2_11_select', 'Hong Kong');
    await page.locator('#FormField_2_12_input').waitFor();
    await page.waitForFunction(() => !document.querySelector('#FormField_2_13_input')?.matches(':required'));
    expect((await said(page)).filter((text) => /State|Zip/.test(text ?? ''))).toEqual([]);
  });
});

describe('the shopper’s details', () => {
  it.each([true, false])('are changed; an empty password stays as it was; scripts: %s', async (javaScript) => {
    const page = await signedIn('/account.php?action=account_details', { javaScript });
    await page.fill('#account_firstname', 'Augusta');
    await page.locator(`${form} button`).click();
    await page.locator('.alertBox--success').waitFor();
    expect(customer()).toMatchObject({ firstName: 'Augusta', password: 'lantern1' });
  });

  it('need the old password for a new one', async () => {
    const page = await signedIn('/account.php?action=account_details');
    await page.fill('#FormField_1_2_input', 'harbour22');
    await page.locator(`${form} button`).click();
    expect(await refused(page)).toEqual(['Your passwords do not match.', 'Please fill in: Current Password']);
  });
});

describe('a return', () => {
  it('needs something to send back, a reason and an action', async () => {
    const page = await signedIn('/account.php?action=new_return&order_id=101');
    await page.locator(`${form} button`).click();
    expect(await refused(page)).toEqual([
      'Please choose at least one item to return.',
      'Please choose: Why?',
      'Please choose: What shall we do?',
    ]);
  });

  it.each([true, false])('is asked for; scripts: %s', async (javaScript) => {
    const page = await signedIn('/account.php?action=new_return&order_id=101', { javaScript });
    await page.selectOption('[name="return_qty[1]"]', '1');
    await page.selectOption('#return_reason', { index: 1 });
    await page.selectOption('#return_action', { index: 1 });
    await page.locator(`${form} button`).click();
    await page.waitForURL('**action=saved_new_return');
    expect(customer()?.returns).toMatchObject([{ orderId: 101, lineId: 1, quantity: 1 }]);
  });
});

describe('an order', () => {
  it('is bought again in part, but not nothing of it', async () => {
    const page = await signedIn('/account.php?action=view_order&order_id=101');
    await page.locator('[data-account-reorder-form] button').click();
    expect(await refused(page)).toEqual(['Please choose at least one item.']);
    await page.check('#reorder_2');
    await page.locator('[data-account-reorder-form] button').click();
    await page.waitForURL('**/cart.php');
    expect(await page.locator('main').textContent()).toContain('Dovetail Saw');
  });
});

describe('a stored card', () => {
  it.each([true, false])('is deleted, with a question where there are scripts: %s', async (javaScript) => {
    const page = await signedIn('/account.php?action=payment_methods', { javaScript });
    await page.locator(`${form} button`).first().click();
    if (javaScript) await page.locator('dialog[open] .confirm').click();
    await page.waitForFunction(() => document.querySelectorAll('.accountList-item').length === 1);
    expect(customer()?.cards).toMatchObject([{ token: 'card-2' }]);
  });
});

describe('a message', () => {
  it.each([true, false])('is sent; scripts: %s', async (javaScript) => {
    const page = await signedIn('/account.php?action=inbox', { javaScript });
    await page.selectOption('#message_order_id', '101');
    await page.fill('#message_subject', 'The handle');
    await page.fill('#message_content', '<img src=x onerror=alert(1)>');
    await page.locator(`${form} button`).click();
    await page.locator('.alertBox--success').waitFor();
    expect(await page.locator('.accountList').textContent()).toContain('<img src=x onerror=alert(1)>');
  });
});
