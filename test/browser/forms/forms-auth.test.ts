import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const form = '[data-widget="auth-form"]';

const press = (page: Page) => page.locator(`${form} button[type="submit"]`).click();

async function fillAccount(page: Page, email = 'grace@example.com') {
  const fields = {
    '1_1_input': email,
    '1_2_input': 'compiler7',
    '1_3_input': 'compiler7',
    '2_4_input': 'Grace',
    '2_5_input': 'Hopper',
    '2_8_input': '1 Harbour Street',
    '2_10_input': 'Portland',
    '2_13_input': '04101',
  };
  for (const [id, value] of Object.entries(fields)) await page.fill(`#FormField_${id}`, value);
  await page.check('#FormField_1_26_1');
  await page.check('#FormField_1_28_0');
  await page.selectOption('#FormField_2_12_select', 'Maine');
}

describe('signing in', () => {
  it('works without JavaScript, and returns to the page before', async () => {
    const { page } = await shop.open('/login.php?from=%2Fcart.php', { javaScript: false });
    await page.fill('#login_email', 'ada@example.com');
    await page.fill('#login_pass', 'lantern1');
    await press(page);
    await page.waitForURL('**/cart.php');
    expect(await page.locator('.navUser').textContent()).toContain('Sign out');
  });
});

describe('creating an account', () => {
  const path = '/login.php?action=create_account';

  it('works without JavaScript; a refused form keeps all values except passwords', async () => {
    const { page } = await shop.open(path, { javaScript: false });
    await fillAccount(page, 'ada@example.com');
    await press(page);
    await page.locator('.alertBox--error').waitFor();
    expect({
      name: await page.inputValue('#FormField_2_4_input'),
      state: await page.inputValue('#FormField_2_12_select'),
      isTicked: await page.isChecked('#FormField_1_26_1'),
      password: await page.inputValue('#FormField_1_2_input'),
    }).toEqual({ name: 'Grace', state: 'Maine', isTicked: true, password: '' });

    await fillAccount(page);
    await press(page);
    await page.waitForURL('**action=account_created');
    expect(await page.locator('main').textContent()).toContain('grace@example.com');
    expect(accountsOf(shop.server.world).customers.at(-1)).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Grace',
      addresses: [{ state: 'Maine', country: 'United States' }],
    });
  });
});
