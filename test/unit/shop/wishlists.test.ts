/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeShopper } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const login = () =>
  shop.shopper.send('/__shop/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
const contextOf = async <T>(path: string) =>
  (await shop.shopper.get(path, { 'stencil-version': '1.0' })).json<{ context: T }>().context;

interface Listed {
  id: number;
  name: string;
  num_items: number;
  add_url: string;
  view_url: string;
  edit_url: string;
  delete_url: string;
  share_url: string;
}
const lists = async () => (await contextOf<{ customer: { wishlists: Listed[] } }>('/claw-hammer/')).customer.wishlists;
const itemsOf = async (path: string) =>
  (await contextOf<{ wishlist: { items: { product_id: number; remove_url: string }[] } }>(path)).wishlist.items;

describe('a guest who adds to a wish list', () => {
  it('is led to sign in, and then the product is added', async () => {
    const wish = '/wishlist.php?action=add&product_id=107';
    const response = await shop.shopper.post(wish);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toEqual(`/login.php?from=${encodeURIComponent(wish)}`);
    const signedIn = await shop.shopper.post(`/login.php?action=check_login&from=${encodeURIComponent(wish)}`, {
      login_email: 'ada@example.com',
      login_pass: 'lantern1',
    });
    expect(signedIn.headers.get('location')).toBe(wish);
    await shop.shopper.get(wish);
    expect((await lists()).map(({ num_items: count }) => count)).toEqual([2, 0]);
  });
});

describe('a customer', () => {
  beforeEach(login);

  it('has lists on every page, with a URL for each action', async () => {
    expect(await lists()).toEqual([
      expect.objectContaining({
        name: 'For the kitchen',
        num_items: 1,
        add_url: '/wishlist.php?action=add&wishlistid=1',
      }),
      expect.objectContaining({ name: 'Birthday', num_items: 0, is_public: true }),
    ]);
  });

  it('adds a product to a list with its variant, once', async () => {
    const [, birthday] = await lists();
    const wish = `${birthday?.add_url ?? ''}&product_id=101`;
    const response = await shop.shopper.post(wish, { variation_id: '101006' });
    expect(response.headers.get('location')).toBe(birthday?.view_url);
    await shop.shopper.post(wish, { variation_id: '101006' });
    expect((await shop.shopper.get('/claw-hammer/')).text).toContain('was added to Birthday.');
    const items = await itemsOf(birthday?.view_url ?? '');
    expect(items.map((item) => item.product_id)).toEqual([101]);
    await shop.shopper.post(items[0]?.remove_url ?? '');
    expect((await lists())[1]?.num_items).toBe(0);
  });

  it('gets a message for an unknown product or list', async () => {
    await shop.shopper.post('/wishlist.php?action=add&wishlistid=99&product_id=101');
    expect((await shop.shopper.get('/')).text).toContain('could not be added to your wish list');
  });

  it('creates a list for a product, renames it, and deletes it', async () => {
    expect(
      (await shop.shopper.post('/wishlist.php?action=addwishlist&product_id=107', {})).headers.get('location'),
    ).toBe('/wishlist.php?action=addwishlist&product_id=107');
    await shop.shopper.post('/wishlist.php?action=addwishlist&product_id=107', { wishlistname: 'Tools & more' });
    const made = (await lists()).at(-1);
    expect(made).toMatchObject({ name: 'Tools & more', num_items: 1 });
    await shop.shopper.post(made?.edit_url ?? '', { wishlistname: 'Tools', publicwishlist: 'on' });
    expect((await lists()).at(-1)).toMatchObject({ name: 'Tools', is_public: true });
    await shop.shopper.post(made?.delete_url ?? '');
    expect(await lists()).toHaveLength(2);
    await shop.shopper.post('/wishlist.php?action=deletewishlist', 'deletewishlist[]=1&deletewishlist[]=3');
    expect(await lists()).toEqual([]);
  });

  it('shares a list, which every visitor may see', async () => {
    const [kitchen, birthday] = await lists();
    await shop.shopper.post(`${birthday?.add_url ?? ''}&product_id=107`);
    const friend = makeShopper(shop.url);
    const shared = await friend.get(birthday?.share_url ?? '', { 'stencil-version': '1.0' });
    expect(shared.json()).toMatchObject({
      template_file: 'pages/account/wishlist-details',
      context: { wishlist: { is_editable: false, items: [{ product_id: 107 }] } },
    });
    expect((await friend.get(kitchen?.share_url ?? '')).status).toBe(404);
  });

  it('has a page for all lists, and a form for one', async () => {
    const response = await shop.shopper.get('/wishlist.php', { 'stencil-version': '1.0' });
    expect(response.json()).toMatchObject({ template_file: 'pages/account/wishlists', page_type: 'wishlists' });
    const form = await contextOf('/wishlist.php?action=editwishlist&wishlistid=1');
    expect(form).toMatchObject({ forms: { wishlist: { id: 1, name: 'For the kitchen' } } });
  });
});
