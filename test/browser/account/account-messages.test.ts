import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';

const shop = useShop();
const customer = () => accountsOf(shop.server.world).customers[0]!;

describe('a message to the shop', () => {
  it('is sent and listed; a refused message stays in the form', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/account.php?action=inbox');
    const order = page.getByRole('combobox', { name: 'Which order is it about?' });
    const subject = page.getByRole('textbox', { name: 'Subject' });
    const message = page.getByRole('textbox', { name: 'Message' });
    await user.choose(order, 'Order 101');
    await user.type(subject, 'The handle');
    await user.type(message, 'It is <b>loose</b>.');
    // The order is removed from the account while the form is open.
    const { orders } = customer();
    customer().orders = [];
    await user.press(page.getByRole('button', { name: 'Send' }));
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'choose an order' }).waitFor();
    expect(await subject.inputValue()).toBe('The handle');
    expect(await message.inputValue()).toBe('It is <b>loose</b>.');

    customer().orders = orders;
    await page.reload();
    await user.choose(order, 'Order 101');
    await user.type(subject, 'The handle');
    await user.type(message, 'It is loose.');
    await user.press(page.getByRole('button', { name: 'Send' }));
    await page.getByText('Your message has been sent.').waitFor();
    await page.getByRole('heading', { name: 'The handle' }).waitFor();
    expect(customer().messages).toMatchObject([{ orderId: 101, subject: 'The handle', text: 'It is loose.' }]);
    await page.getByText(/^You wrote Order 101 \w{3} \d/).waitFor();

    customer().messages.push({
      date: '2026-09-01',
      orderId: 101,
      subject: 'Re',
      text: 'A new one comes.',
      isReply: true,
    });
    await page.reload();
    await page.getByText(/^Alder & Quay wrote Order 101 Sep 1/).waitFor();
  });
});
