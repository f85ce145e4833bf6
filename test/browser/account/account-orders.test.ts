import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';
import { visit } from '../../support/driver/visit';

const shop = useShop();
const orders = '/account.php?action=order_status';
// A new tab is a new process, which starts late on a busy machine.
const slowPage = { timeout: 40_000 };

describe('an order', () => {
  it('opens from the list, prints in a new tab, and is reordered in part; an unknown order is 404', async () => {
    const { page, user } = await open(shop, 'by keyboard', orders);
    // Requested outside the page, whose console would report the expected 404.
    const response = await page.request.get(`${shop.url}/account.php?action=view_order&order_id=999`);
    expect(response.status()).toBe(404);
    const main = page.getByRole('main');
    await user.press(page.getByRole('link', { name: 'Order 101', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Order 101' }).waitFor();
    expect(await main.textContent()).toContain('Dovetail Saw');
    await main.getByRole('heading', { name: 'Shipments' }).waitFor();
    const track = main.getByRole('link', { name: 'Track 1Z999' });
    expect(await track.getAttribute('href')).toBe('https://carrier.example/1Z999');
    await main.getByText('Please ring twice.').waitFor();

    const [invoice] = await Promise.all([
      page.context().waitForEvent('page', slowPage),
      user.press(page.getByRole('link', { name: 'Print the invoice' })),
    ]);
    await invoice.getByRole('heading', { level: 1, name: 'Invoice for order 101' }).waitFor(slowPage);
    await invoice.close();

    await user.tick(page.getByRole('checkbox', { name: 'Dovetail Saw' }));
    await user.press(page.getByRole('button', { name: 'Put into the cart' }));
    await page.waitForURL('**/cart.php');
    expect(await main.textContent()).toContain('Dovetail Saw');
    expect(await main.textContent()).not.toContain('Claw Hammer');
  });
});

describe('an order, without JavaScript', () => {
  it('names the shop where it is picked up', async () => {
    const { page } = await open(shop, 'without JavaScript', '/account.php?action=view_order&order_id=102');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Pick up at' }).waitFor();
    expect(await main.textContent()).toContain('Quay Workshop');
    expect(await main.getByRole('heading', { name: 'Ship to' }).count()).toBe(0);
  });

  it('is reordered in part, and its files are downloaded as often as the merchant allows', async () => {
    const { page, user } = await open(shop, 'without JavaScript', '/account.php?action=view_order&order_id=101');
    await user.tick(page.getByRole('checkbox', { name: 'Dovetail Saw' }));
    await user.press(page.getByRole('button', { name: 'Put into the cart' }));
    await page.waitForURL('**/cart.php');
    expect(await page.getByRole('main').textContent()).toContain('Dovetail Saw');

    await visit(page, `${shop.url}/account.php?action=view_order&order_id=100`);
    await user.press(page.getByRole('link', { name: /^Download.*Repair Handbook/ }));
    await page.getByRole('heading', { level: 1, name: 'Files of order 100' }).waitFor();
    const files = page.getByRole('link', { name: /^Download.*\.pdf$/ });
    for (let times = 0; times < 3; times++) {
      const [download] = await Promise.all([page.waitForEvent('download'), user.press(files)]);
      expect(download.suggestedFilename()).toBe('the-repair-handbook.pdf');
    }
    await page.reload();
    await page.getByText('This file can no longer be downloaded.').waitFor();
    expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(0);
  });
});
