import { describe, expect, it } from '@jest/globals';
import { open, ways } from '../driver/hand';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const orders = '/account.php?action=order_status';
const order = '/account.php?action=view_order&order_id=101';
// A new tab is a new process: on a busy machine it comes late.
const patience = { timeout: 40_000 };

describe.each(ways)('an order, %s', (way) => {
  it('is opened from the list of orders', async () => {
    const { page, hand } = await open(shop, way, orders);
    await hand.press(page.getByRole('link', { name: 'Order 101', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Order 101' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('Dovetail Saw');
  });

  it('has an invoice in a tab of its own, to be printed', async () => {
    const { page, hand } = await open(shop, way, order);
    const [invoice] = await Promise.all([
      page.context().waitForEvent('page', patience),
      hand.press(page.getByRole('link', { name: 'Print the invoice' })),
    ]);
    await invoice.getByRole('heading', { level: 1, name: 'Invoice for order 101' }).waitFor(patience);
  });

  it('is bought again in part', async () => {
    const { page, hand } = await open(shop, way, order);
    await hand.tick(page.getByRole('checkbox', { name: 'Dovetail Saw' }));
    await hand.press(page.getByRole('button', { name: 'Put into the cart' }));
    await page.waitForURL('**/cart.php');
    expect(await page.getByRole('main').textContent()).toContain('Dovetail Saw');
    expect(await page.getByRole('main').textContent()).not.toContain('Claw Hammer');
  });

  it('can be sent back', async () => {
    const { page, hand } = await open(shop, way, orders);
    await hand.press(page.getByRole('link', { name: /^Return something.*Order 101$/ }));
    await page.getByRole('heading', { level: 1, name: 'New return' }).waitFor();
  });
});

describe.each(ways)('a file that was bought, %s', (way) => {
  it('is downloaded from its order', async () => {
    const { page, hand } = await open(shop, way, '/account.php?action=view_order&order_id=100');
    await hand.press(page.getByRole('link', { name: /^Download.*Repair Handbook/ }));
    await page.getByRole('heading', { level: 1, name: 'Files of order 100' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hand.press(page.getByRole('link', { name: /^Download.*\.pdf$/ })),
    ]);
    expect(download.suggestedFilename()).toBe('the-repair-handbook.pdf');
  });
});

describe('a file that was bought', () => {
  it('is downloaded as often as the merchant allows', async () => {
    const { page } = await open(shop, 'by pointer', '/account.php?action=download_item&data=100,4');
    for (let times = 0; times < 3; times++) {
      await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download/ }).click()]);
    }
    await page.reload();
    await page.getByText('This file can no longer be downloaded.').waitFor();
    expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(0);
  });
});
