import { describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { signIn } from '../driver/sign-in';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const customer = () => accountsOf(shop.server.world).customers[0];

describe('the account', () => {
  const paths = [
    '/account.php?action=order_status',
    '/account.php?action=view_order&order_id=101',
    '/account.php?action=print_invoice&order_id=101',
    '/account.php?action=address_book',
    '/account.php?action=add_shipping_address',
    '/account.php?action=account_details',
    '/account.php?action=inbox',
    '/account.php?action=recent_items',
    '/account.php?action=view_returns',
    '/account.php?action=new_return&order_id=101',
    '/account.php?action=saved_new_return',
    '/account.php?action=payment_methods',
    '/account.php?action=add_payment_method&provider=local',
    '/account.php?action=edit_payment_method&method_token=card-1',
    '/account.php?action=download_item&data=100,4',
  ];

  it.each(paths)('%s is for nobody else', async (path) => {
    const answer = await fetch(shop.address + path);
    expect([answer.status, new URL(answer.url).pathname]).toEqual([200, '/login.php']);
  });
});

describe('the shopper who is signed in', () => {
  it('keeps an address by saying no, and is shown nobody else’s order', async () => {
    const page = await signIn(shop, '/account.php?action=address_book');
    await page.locator('.addressGrid-item').first().getByRole('button').click();
    await page.locator('dialog[open] .cancel').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(customer()?.addresses).toHaveLength(2);
    // Asked without the page, whose console would complain of the 404 that is meant here.
    const answer = await page.request.get(`${shop.address}/account.php?action=view_order&order_id=999`);
    expect(answer.status()).toBe(404);
  });
});
