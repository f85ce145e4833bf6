import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { open } from '../driver/hand';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const letters = () => accountsOf(shop.server.world).letters;

describe.each(['by keyboard', 'without JavaScript'] as const)('a question to the shop, %s', (way) => {
  it('is asked by the link in the foot of every page, and is there again as it was typed when the shop refuses it', async () => {
    shop.server.world.settings.captcha = true;
    const { page, hand } = await open(shop, way, '/about-us/', { guest: true });
    await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }));
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    const fields = [
      ['Your name', 'Grace <Hopper>'],
      ['Email address', 'grace@example.com'],
      ['Phone', '555-0177'],
      ['Order number', '101'],
      ['Your question', 'Does the lamp\ncome in red?'],
    ] as const;
    for (const [name, text] of fields) await hand.type(main.getByRole('textbox', { name }), text);
    await hand.press(main.getByRole('button', { name: 'Send' }));
    await main.getByRole('alert').filter({ hasText: 'Please complete the reCAPTCHA form.' }).waitFor();
    const kept = [];
    for (const [name] of fields) kept.push([name, await main.getByRole('textbox', { name }).inputValue()]);
    expect([kept, letters()]).toEqual([fields, []]);

    shop.server.world.settings.captcha = false;
    await hand.press(main.getByRole('button', { name: 'Send' }));
    await page.getByText('Thank you. We have your question').waitFor();
    expect(letters()).toMatchObject([
      { about: 'contact', text: expect.stringMatching(/^Does the lamp\r?\ncome in red\?$/) },
    ]);
  });
});

describe('a question to the shop', () => {
  it('knows who is signed in', async () => {
    const { page } = await open(shop, 'without JavaScript', '/contact-us/');
    const main = page.getByRole('main');
    expect(await main.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada Byron');
    expect(await main.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('ada@example.com');
  });
});
