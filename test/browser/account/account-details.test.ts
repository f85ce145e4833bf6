import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';

const shop = useShop();
const customer = () => accountsOf(shop.server.world).customers[0];
const path = '/account.php?action=account_details';

describe('the shopper’s details', () => {
  it('are saved; when the shop refuses them, the form keeps all answers except passwords', async () => {
    const { page, user } = await open(shop, 'by keyboard', path);
    await user.type(page.getByRole('textbox', { name: 'First name' }), 'Augusta');
    await user.type(page.getByRole('textbox', { name: 'Phone' }), '555-0199');
    await user.press(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Your account details have been updated.').waitFor();
    expect(customer()).toMatchObject({ firstName: 'Augusta', phone: '555-0199', password: 'lantern1' });

    const password = page.getByLabel(/^Password/);
    await user.type(page.getByRole('textbox', { name: 'First name' }), 'Grace');
    await user.type(password, 'harbour22');
    await user.type(page.getByLabel('Confirm Password'), 'harbour22');
    await user.type(page.getByLabel('Current Password'), 'not mine');
    await user.press(page.getByRole('button', { name: 'Save' }));
    await page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Your current password is not right.' })
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Grace');
    expect(await password.inputValue()).toBe('');
    expect(customer()).toMatchObject({ firstName: 'Augusta', password: 'lantern1' });
  });
});
