import { describe, expect, it } from '@jest/globals';
import { open } from '../driver/hand';
import { useShop } from '../driver/use-shop';

const shop = useShop();

describe.each(['by keyboard', 'without JavaScript'] as const)('the newsletter, %s', (way) => {
  it('is ordered in the foot of every page; when it is not, the page says why, and has the address there again', async () => {
    const { page, hand } = await open(shop, way, '/about-us/', { guest: true });
    const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await hand.type(field, 'grace@example.com');
    await hand.press(page.getByRole('button', { name: 'Subscribe' }));
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect([...shop.server.world.subscribers]).toEqual(['grace@example.com']);

    await hand.type(field, 'grace@example.com');
    await hand.press(page.getByRole('button', { name: 'Subscribe' }));
    await page.getByRole('heading', { level: 1, name: 'That did not work' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('You are on our list already.');
    expect(await field.inputValue()).toBe('grace@example.com');
  });
});
