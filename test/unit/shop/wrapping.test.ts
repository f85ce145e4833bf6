/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { addGoods, cartOf, type RemoteData } from '../../support/shopper/cart-filler';
import { wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

interface CartContext {
  items: {
    id: string;
    quantity: number;
    show_gift_wrapping: boolean;
    gift_wrapping: { name: string; price: { value: number }; message: string; remove_url: string } | null;
  }[];
  gift_wrapping_cost: { value: number };
  status_messages: { message: string }[];
}

const cart = () => cartOf<CartContext>(shop.shopper);
const wrap = async (id: string, fields: Record<string, string>) =>
  (await shop.shopper.post(`/remote/v1/gift-wrapping/${id}`, fields)).json<RemoteData>().data;

describe('gift wrapping', () => {
  it('is offered for a line, with prices and whether a message is allowed', async () => {
    const id = await addGoods(shop.shopper, 'mug', 2);
    const response = await shop.shopper.get(
      `/remote/v1/gift-wrapping/${id}`,
      wanting('cart/modals/gift-wrapping-form'),
    );
    expect(response.json<RemoteData>()).toEqual({
      data: {
        quantity: 2,
        item_id: id,
        product_name: 'Enamel Mug',
        gift_wrappings: [
          expect.objectContaining({
            id: 1,
            price: expect.objectContaining({ formatted: '$4.50' }),
            allow_message: true,
          }),
          expect.objectContaining({ id: 2, selected: false }),
          expect.objectContaining({ id: 3, allow_message: false, preview_image: null }),
        ],
        selected_wrapping: null,
      },
      content: `<form data-item="${id}">3</form>`,
    });
  });

  it('is the same for all pieces of a line', async () => {
    const id = await addGoods(shop.shopper, 'mug', 2);
    const fields = { giftwraptype: 'same', 'giftwrapping[all]': '1', 'giftmessage[all]': 'For Ann' };
    expect(await wrap(id, fields)).toEqual({ status: 'success' });
    const { items, gift_wrapping_cost: cost } = await cart();
    expect(items).toMatchObject([
      {
        quantity: 2,
        gift_wrapping: { name: 'Printed paper & ribbon', price: { value: 4.5 }, message: 'For Ann' },
      },
    ]);
    expect(cost.value).toBe(9);
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toMatchObject([
      { lineItems: { physicalItems: [{ giftWrapping: { message: 'For Ann', amount: 4.5 } }] } },
    ]);
    const { data } = (await shop.shopper.get(`/remote/v1/gift-wrapping/${id}`)).json<RemoteData>();
    expect(data).toMatchObject({ selected_wrapping: { id: 1, message: 'For Ann' } });
  });

  it('that differs by piece splits the line', async () => {
    const id = await addGoods(shop.shopper, 'mug', 4);
    await wrap(id, {
      giftwraptype: 'different',
      'giftwrapping[1]': '2',
      'giftmessage[1]': 'Ann',
      'giftwrapping[2]': '3',
      'giftmessage[2]': 'no card in brown paper',
      'giftwrapping[3]': '2',
      'giftmessage[3]': 'Ann',
      'giftwrapping[4]': '',
    });
    expect((await cart()).items).toMatchObject([
      { id, quantity: 2, gift_wrapping: { name: 'Linen bag', message: 'Ann' } },
      { quantity: 1, gift_wrapping: { name: 'Brown paper', message: '' } },
      { quantity: 1, gift_wrapping: null },
    ]);
  });

  it('stays with its line: the same product added again is another line', async () => {
    const id = await addGoods(shop.shopper, 'mug');
    await wrap(id, { giftwraptype: 'same', 'giftwrapping[all]': '3' });
    expect(await addGoods(shop.shopper, 'mug')).not.toBe(id);
  });

  it('works by a plain post, and is removed by its link', async () => {
    const id = await addGoods(shop.shopper, 'mug');
    const response = await shop.shopper.post('/cart.php', {
      action: 'save_giftwrapping',
      item_id: id,
      giftwraptype: 'same',
      'giftwrapping[all]': '2',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/cart.php');
    const [item] = (await cart()).items;
    expect(item?.gift_wrapping?.name).toBe('Linen bag');
    await shop.shopper.get(item?.gift_wrapping?.remove_url ?? '');
    expect((await cart()).items[0]?.gift_wrapping).toBeNull();
  });

  it.each([
    ['none is chosen', { giftwraptype: 'same', 'giftwrapping[all]': '' }, 'Please choose'],
    ['it is unknown', { giftwraptype: 'same', 'giftwrapping[all]': '9' }, 'Please choose'],
    [
      'the message is too long',
      { giftwraptype: 'same', 'giftwrapping[all]': '1', 'giftmessage[all]': 'x'.repeat(201) },
      'at most 200',
    ],
  ])('is refused when %s', async (_, fields, reason) => {
    const id = await addGoods(shop.shopper, 'mug');
    expect(await wrap(id, fields)).toEqual({ status: 'error', errors: [expect.stringContaining(reason)] });
  });

  it('is not offered for downloads, large products and unknown lines', async () => {
    const id = await addGoods(shop.shopper, 'book');
    expect((await cart()).items[0]?.show_gift_wrapping).toBe(false);
    expect((await shop.shopper.get(`/remote/v1/gift-wrapping/${id}`)).status).toBe(404);
    expect(await wrap(id, {})).toMatchObject({ errors: ['This item cannot be gift wrapped.'] });
    expect(await wrap('nothing', {})).toMatchObject({ status: 'error' });
    await shop.shopper.post('/cart.php', { action: 'save_giftwrapping', item_id: 'nothing' });
    expect((await cart()).status_messages).toHaveLength(1);
  });
});
