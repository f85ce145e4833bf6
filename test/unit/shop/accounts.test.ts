/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../shop/accounts/accounts';
import { safeReturn } from '../../shop/accounts/safe-return';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop();

beforeEach(async () => {
  await shop.shopper.get('/');
});

const signIn = (password = 'lantern1') =>
  shop.shopper.post('/login.php?action=check_login', { login_email: 'ADA@example.com', login_pass: password });

describe('the local shop’s accounts', () => {
  it('let a customer sign in and out', async () => {
    expect((await signIn('wrong')).headers.get('location')).toBe('/login.php');
    expect((await shop.shopper.get('/login.php')).text).toContain('incorrect');
    expect((await signIn()).headers.get('location')).toBe('/account.php?action=order_status');
    expect((await shop.shopper.get('/account.php')).status).toBe(200);
    await shop.shopper.get('/login.php?action=logout');
    expect((await shop.shopper.get('/account.php')).headers.get('location')).toBe('/login.php?from=%2Faccount.php');
  });

  it('refuse invalid fields of a form without scripts, with the reasons', async () => {
    await shop.shopper.post('/login.php?action=save_new_account', { 'FormField[1][1]': 'ada@example.com' });
    const { text } = await shop.shopper.get('/login.php?action=create_account');
    for (const word of ['Address Line 1', 'exists already', 'at least 7 characters']) expect(text).toContain(word);
    expect(accountsOf(shop.server.world).customers).toHaveLength(1);
  });

  it('accept no return of more items than were bought', async () => {
    await signIn();
    const back = (quantity: string) =>
      shop.shopper.post('/account.php?action=save_new_return', {
        order_id: '101',
        'return_qty[1]': quantity,
        return_reason: 'It is damaged',
        return_action: 'Repair',
      });
    expect((await back('3')).headers.get('location')).toContain('new_return');
    expect((await back('2')).headers.get('location')).toContain('saved_new_return');
    expect((await back('1')).headers.get('location')).toContain('new_return');
  });

  it('are in their initial state after a reset', async () => {
    await signIn();
    shop.server.reset();
    expect(accountsOf(shop.server.world).customers).toHaveLength(1);
    expect((await shop.shopper.get('/account.php')).status).toBe(302);
  });
});

describe('the pages of an account', () => {
  it.each([
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
  ])('%s requires signing in', async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    expect(new URL(response.url).pathname).toBe('/login.php');
  });
});

describe('the redirect after signing in', () => {
  it.each([
    ['/cart.php?a=1#b', '/cart.php?a=1#b'],
    ['/fr/cart.php', '/fr/cart.php'],
    [null, '/home'],
    ['', '/home'],
    ['cart.php', '/home'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['/%0d%0a//evil.example', '/%0d%0a//evil.example'],
    ['https://evil.example/', '/home'],
    ['javascript:alert(1)', '/home'],
    [' java\nscript:alert(1)', '/home'],
    ['data:text/html,<script>alert(1)</script>', '/home'],
    ['\\\\evil.example', '/home'],
    ['/\t/evil.example', '/home'],
    ['https:evil.example', '/home'],
    ['https://localhost@evil.example/', '/home'],
    ['/.//evil.example', '/home'],
  ])('%j leads to %s', (wanted, target) => {
    expect(safeReturn(wanted, '/home')).toBe(target);
  });
});
