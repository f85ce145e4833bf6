import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { open, ways } from '../driver/hand';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const letters = () => accountsOf(shop.server.world).letters;

describe.each(ways)('a question to the shop, %s', (way) => {
  it('is asked by the link in the foot of every page', async () => {
    const { page, hand } = await open(shop, way, '/about-us/', { guest: true });
    await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await hand.type(main.getByRole('textbox', { name: 'Email address' }), 'grace@example.com');
    await hand.type(main.getByRole('textbox', { name: 'Your question' }), 'Does the lamp come in red?');
    await hand.press(page.getByRole('button', { name: 'Send' }));
    await page.getByText('Thank you. We have your question').waitFor();
    expect(letters()).toMatchObject([{ about: 'contact', text: 'Does the lamp come in red?' }]);
  });

  it('is there again as it was typed when the shop refuses it', async () => {
    shop.server.world.settings.captcha = true;
    const { page, hand } = await open(shop, way, '/contact-us/', { guest: true });
    const fields = [
      ['Your name', 'Grace <Hopper>'],
      ['Email address', 'grace@example.com'],
      ['Phone', '555-0177'],
      ['Order number', '101'],
      ['Your question', 'Does the lamp\ncome in red?'],
    ] as const;
    const main = page.getByRole('main');
    for (const [name, text] of fields) await hand.type(main.getByRole('textbox', { name }), text);
    await hand.press(main.getByRole('button', { name: 'Send' }));
    await main.getByRole('alert').filter({ hasText: 'Please complete the reCAPTCHA form.' }).waitFor();
    for (const [name, text] of fields) {
      expect(await main.getByRole('textbox', { name }).inputValue()).toBe(text);
    }
    expect(letters()).toEqual([]);
  });

  it('knows who is signed in', async () => {
    const { page } = await open(shop, way, '/contact-us/');
    const main = page.getByRole('main');
    expect(await main.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada Byron');
    expect(await main.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('ada@example.com');
  });
});
