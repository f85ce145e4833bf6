import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';
import { visit } from '../../support/driver/visit';

const shop = useShop();
const accounts = () => accountsOf(shop.server.world);

describe('a customer', () => {
  it('signs in and out; the form keeps the email address after a wrong password', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/about-us/', { guest: true });
    await user.press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    const address = main.getByRole('textbox', { name: 'Email address' });
    const password = main.getByLabel('Password');
    await user.type(address, 'ada@example.com');
    await user.type(password, 'lantern2');
    await user.press(main.getByRole('button', { name: 'Sign in' }));
    await main.getByRole('alert').filter({ hasText: 'incorrect' }).waitFor();
    expect(await address.inputValue()).toBe('ada@example.com');
    expect(await password.inputValue()).toBe('');

    await user.type(password, 'lantern1');
    await user.press(main.getByRole('button', { name: 'Sign in' }));
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await user.press(page.getByRole('banner').getByRole('link', { name: 'Sign out' }));
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('resets a forgotten password by an email, and creates an account', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/login.php', { guest: true });
    const main = page.getByRole('main');
    await user.press(main.getByRole('link', { name: 'Forgot your password?' }));
    await main.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    await user.type(main.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await user.press(main.getByRole('button', { name: 'Send the link' }));
    await main.locator('.alertBox--success').waitFor();
    await visit(page, `${shop.url}${accounts().letters[0]?.link}`);
    await user.type(main.getByLabel('New password'), 'harbour22');
    await user.type(main.getByLabel('The same password again'), 'harbour22');
    await user.press(main.getByRole('button'));
    await main.locator('.alertBox--success').waitFor();
    expect(accounts().customers[0]?.password).toBe('harbour22');

    await visit(page, `${shop.url}/login.php`);
    await user.press(main.getByRole('link', { name: 'Create account' }));
    await main.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
    await user.type(main.getByRole('textbox', { name: 'Email Address' }), 'grace@example.com');
    await user.type(main.getByLabel(/^Password/), 'compiler7');
    await user.type(main.getByLabel(/^Confirm Password/), 'compiler7');
    await user.tick(main.getByRole('checkbox', { name: 'Tools' }));
    await user.tick(main.getByRole('radio', { name: 'Yes' }));
    for (const [name, text] of [
      ['First Name', 'Grace'],
      ['Last Name', 'Hopper'],
      ['Address Line 1', '1 Harbour Street'],
      ['Suburb/City', 'Portland'],
    ] as const) {
      await user.type(main.getByRole('textbox', { name }), text);
    }
    await user.choose(main.getByRole('combobox', { name: 'State/Province' }), 'Maine');
    await user.type(main.getByRole('textbox', { name: 'Zip/Postcode' }), '04101');
    await user.press(main.getByRole('button', { name: 'Create account' }));
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await user.press(main.getByRole('link', { name: 'Continue shopping' }));
    await page.waitForURL(`${shop.url}/`);
    expect(accounts().customers.at(-1)).toMatchObject({ email: 'grace@example.com', addresses: [{ state: 'Maine' }] });
  });
});
