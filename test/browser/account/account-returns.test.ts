import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import type { Customer } from '../../shop/accounts/customer';
import { useShop } from '../../support/driver/use-shop';
import { open, type User } from '../../support/driver/user';

const shop = useShop();
const path = '/account.php?action=new_return&order_id=101';
const customer = (): Customer => accountsOf(shop.server.world).customers[0]!;
const field = (page: Page, name: string) => page.getByRole('combobox', { name });

async function fillReturn(page: Page, user: User): Promise<void> {
  await user.choose(field(page, 'Claw Hammer'), '2');
  await user.choose(field(page, 'Why?'), 'It is damaged');
  await user.choose(field(page, 'What shall we do?'), 'Repair');
  await user.type(page.getByRole('textbox', { name: 'Anything else?' }), 'The handle is loose');
}

describe('a return', () => {
  it('keeps its values when the shop refuses it, and is listed when the shop accepts it', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/account.php?action=order_status');
    await user.press(page.getByRole('link', { name: /^Return something.*Order 101$/ }));
    await page.getByRole('heading', { level: 1, name: 'New return' }).waitFor();
    await fillReturn(page, user);
    // Another return is stored in the meantime: only one piece can still be returned.
    customer().returns.push({ id: 1, orderId: 101, lineId: 1, quantity: 1, reason: '', action: '', comments: '' });
    const ask = page.getByRole('button', { name: 'Ask for the return' });
    await user.press(ask);
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await field(page, 'Why?').inputValue()).toBe('It is damaged');
    expect(await field(page, 'What shall we do?').inputValue()).toBe('Repair');
    expect(await page.getByRole('textbox', { name: 'Anything else?' }).inputValue()).toBe('The handle is loose');

    await user.choose(field(page, 'Claw Hammer'), '1');
    await user.press(ask);
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'How to send it back' }).waitFor();
    await page.getByText('Pack it well.').waitFor();
    await user.press(page.getByRole('main').getByRole('link', { name: 'Returns' }).last());
    await page.getByRole('heading', { name: 'Return 2' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('The handle is loose');
    expect(await page.getByText('Waiting for an answer').count()).toBe(2);
    expect(customer().returns).toMatchObject([{ id: 1 }, { quantity: 1, reason: 'It is damaged', action: 'Repair' }]);
  });

  it('has no form when all items were returned', async () => {
    for (const [lineId, quantity] of [
      [1, 2],
      [2, 1],
    ] as const) {
      customer().returns.push({ id: lineId, orderId: 101, lineId, quantity, reason: '', action: '', comments: '' });
    }
    const { page } = await open(shop, 'without JavaScript', path);
    await page.getByText('Everything of this order has been sent back already.').waitFor();
    expect(await page.getByRole('button', { name: 'Ask for the return' }).count()).toBe(0);
  });
});
