import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { open, ways } from '../driver/hand';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

const shop = useShop();
const accounts = () => accountsOf(shop.server.world);

describe.each(ways)('the way into an account, %s', (way) => {
  it('is signing in, and out again', async () => {
    const { page, hand } = await open(shop, way, '/about-us/', { guest: true });
    await hand.press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await hand.type(main.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await hand.type(main.getByLabel('Password'), 'lantern1');
    await hand.press(main.getByRole('button', { name: 'Sign in' }));
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await hand.press(page.getByRole('banner').getByRole('link', { name: 'Sign out' }));
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('keeps the address that was typed with a wrong password', async () => {
    const { page, hand } = await open(shop, way, '/login.php', { guest: true });
    const main = page.getByRole('main');
    await hand.type(main.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await hand.type(main.getByLabel('Password'), 'lantern2');
    await hand.press(main.getByRole('button', { name: 'Sign in' }));
    await main.getByRole('alert').filter({ hasText: 'incorrect' }).waitFor();
    expect(await main.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('ada@example.com');
    expect(await main.getByLabel('Password').inputValue()).toBe('');
  });

  it('is making one', async () => {
    const { page, hand } = await open(shop, way, '/login.php', { guest: true });
    const main = page.getByRole('main');
    await hand.press(main.getByRole('link', { name: 'Create account' }));
    await main.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
    await hand.type(main.getByRole('textbox', { name: 'Email Address' }), 'grace@example.com');
    await hand.type(main.getByLabel(/^Password/), 'compiler7');
    await hand.type(main.getByLabel(/^Confirm Password/), 'compiler7');
    await hand.tick(main.getByRole('checkbox', { name: 'Tools' }));
    await hand.tick(main.getByRole('radio', { name: 'Yes' }));
    for (const [name, text] of [
      ['First Name', 'Grace'],
      ['Last Name', 'Hopper'],
      ['Address Line 1', '1 Harbour Street'],
      ['Suburb/City', 'Portland'],
    ] as const) {
      await hand.type(main.getByRole('textbox', { name }), text);
    }
    await hand.choose(main.getByRole('combobox', { name: 'State/Province' }), 'Maine');
    await hand.type(main.getByRole('textbox', { name: 'Zip/Postcode' }), '04101');
    await hand.press(main.getByRole('button', { name: 'Create account' }));
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await hand.press(main.getByRole('link', { name: 'Continue shopping' }));
    await page.waitForURL(`${shop.address}/`);
    expect(accounts().customers.at(-1)).toMatchObject({ email: 'grace@example.com', addresses: [{ state: 'Maine' }] });
  });

  it('is a letter for those who forgot their password, and a new one', async () => {
    const { page, hand } = await open(shop, way, '/login.php', { guest: true });
    const main = page.getByRole('main');
    await hand.press(main.getByRole('link', { name: 'Forgot your password?' }));
    await main.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    await hand.type(main.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await hand.press(main.getByRole('button', { name: 'Send the link' }));
    await main.getByText('is on its way').waitFor();
    const [letter] = accounts().letters;
    await visit(page, `${shop.address}${letter?.link ?? ''}`);
    await hand.type(main.getByLabel('New password'), 'harbour22');
    await hand.type(main.getByLabel('The same password again'), 'harbour22');
    await hand.press(main.getByRole('button', { name: 'Save password' }));
    await main.getByText('Your password has been changed.').waitFor();
    expect(accounts().customers[0]?.password).toBe('harbour22');
  });
});
