import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { open, type User } from '../../support/driver/user';

const shop = useShop();

async function fillCertificate(page: Page, user: User): Promise<void> {
  const main = page.getByRole('main');
  const texts = [
    ['For: name', 'Grace'],
    ['For: email address', 'grace@example.com'],
    ['From: name', 'Ada'],
    ['From: email address', 'ada@example.com'],
  ] as const;
  for (const [name, text] of texts) await user.type(main.getByRole('textbox', { name }), text);
  await user.type(main.getByRole('textbox', { name: 'Amount' }), '25');
  await user.tick(main.getByRole('radio', { name: 'Birthday' }));
  const boxes = await main.getByRole('checkbox').all();
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await user.tick(box);
}

describe('a gift certificate', () => {
  const expectBought = async (page: Page) => {
    await page.waitForURL('**/cart.php');
    expect(shop.server.world.sessions.all().flatMap(({ cart }) => cart?.bought ?? [])).toMatchObject([{ amount: 25 }]);
  };

  it('is bought by keyboard', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/giftcertificates.php', { guest: true });
    await fillCertificate(page, user);
    await user.press(page.getByRole('button', { name: 'Add to cart' }));
    await expectBought(page);
  });

  it('shows its balance, is explained, and is bought, without JavaScript', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/giftcertificates.php?action=balance', {
      guest: true,
    });
    await user.type(page.getByRole('textbox', { name: 'Certificate code' }), 'PAR-12A-QUA-YS2');
    await user.press(page.getByRole('button', { name: 'Check the balance' }));
    await page.getByRole('main').getByText('$12.50').waitFor();
    await user.press(page.getByRole('link', { name: 'Redeem' }));
    await page.getByText('Put what you like into your cart.').waitFor();
    await user.press(page.getByRole('contentinfo').getByRole('link', { name: 'Gift certificates' }));
    await fillCertificate(page, user);
    await user.press(page.getByRole('button', { name: 'Add to cart' }));
    await expectBought(page);
  });
});
