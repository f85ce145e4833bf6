import { describe, expect, it } from '@jest/globals';
import { open, ways } from '../driver/hand';
import { useShop } from '../driver/use-shop';

const shop = useShop();

describe.each(ways)('the newsletter, %s', (way) => {
  it('is ordered in the foot of every page', async () => {
    const { page, hand } = await open(shop, way, '/about-us/', { guest: true });
    await hand.type(page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }), 'grace@example.com');
    await hand.press(page.getByRole('button', { name: 'Subscribe' }));
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect([...shop.server.world.subscribers]).toEqual(['grace@example.com']);
  });

  it('says why not, and has the address there again', async () => {
    shop.server.world.subscribers.add('grace@example.com');
    const { page, hand } = await open(shop, way, '/about-us/', { guest: true });
    const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await hand.type(field, 'grace@example.com');
    await hand.press(page.getByRole('button', { name: 'Subscribe' }));
    await page.getByRole('heading', { level: 1, name: 'That did not work' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('You are on our list already.');
    expect(await field.inputValue()).toBe('grace@example.com');
  });
});
