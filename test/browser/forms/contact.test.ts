import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';

const shop = useShop();
const question = expect.stringMatching(/^Does the lamp\r?\ncome in red\?$/);
const letters = () => accountsOf(shop.server.world).letters;

describe('a question to the shop', () => {
  it('is sent by keyboard, from the link in the footer', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/about-us/', { guest: true });
    await user.press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await user.type(main.getByRole('textbox', { name: 'Email address' }), 'grace@example.com');
    await user.type(main.getByRole('textbox', { name: 'Your question' }), 'Does the lamp\ncome in red?');
    await user.press(main.getByRole('button', { name: 'Send' }));
    await page.getByText('Thank you. We have your question').waitFor();
    expect(letters()).toMatchObject([{ about: 'contact', text: question }]);
  });

  it('is prefilled for a customer, and keeps its values when refused, without JavaScript', async () => {
    shop.server.world.settings.captcha = true;
    const { page, user } = await open(shop, 'without JavaScript', '/contact-us/');
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name });
    expect(await field('Your name').inputValue()).toBe('Ada Byron');
    expect(await field('Email address').inputValue()).toBe('ada@example.com');
    const fields = [
      ['Your name', 'Grace <Hopper>'],
      ['Email address', 'grace@example.com'],
      ['Phone', '555-0177'],
      ['Order number', '101'],
      ['Your question', 'Does the lamp\ncome in red?'],
    ] as const;
    for (const [name, text] of fields) await field(name).fill(text);
    await user.press(main.getByRole('button', { name: 'Send' }));
    await main.getByRole('alert').filter({ hasText: 'Please complete the reCAPTCHA form.' }).waitFor();
    const values = [];
    for (const [name] of fields) values.push([name, await field(name).inputValue()]);
    expect(values).toEqual(fields);
    expect(letters()).toEqual([]);

    shop.server.world.settings.captcha = false;
    await user.press(main.getByRole('button', { name: 'Send' }));
    await page.getByText('Thank you. We have your question').waitFor();
    expect(letters()).toMatchObject([{ about: 'contact', text: question }]);
  });
});
