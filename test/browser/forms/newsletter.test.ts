import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { open, type User } from '../../support/driver/user';

const shop = useShop();

describe('a subscription to the newsletter', () => {
  const subscribe = async ({ page, user }: { page: Page; user: User }) => {
    const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await user.type(field, 'grace@example.com');
    await user.press(page.getByRole('button', { name: 'Subscribe' }));
    return field;
  };

  it('works by keyboard in the footer', async () => {
    const opened = await open(shop, 'by keyboard', '/about-us/', { guest: true });
    await subscribe(opened);
    await opened.page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect([...shop.server.world.subscribers]).toEqual(['grace@example.com']);
  });

  it('works without JavaScript; a refusal shows the reason and keeps the e-mail address', async () => {
    const opened = await open(shop, 'without JavaScript', '/about-us/', { guest: true });
    const { page } = opened;
    await subscribe(opened);
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect([...shop.server.world.subscribers]).toEqual(['grace@example.com']);

    const field = await subscribe(opened);
    await page.getByRole('heading', { level: 1, name: 'That did not work' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('You are on our list already.');
    expect(await field.inputValue()).toBe('grace@example.com');
  });
});
