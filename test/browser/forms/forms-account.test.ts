import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

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
    expect(answer.status).toBe(200);
    expect(new URL(answer.url).pathname).toBe('/login.php');
  });
});
