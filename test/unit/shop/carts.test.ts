/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';

interface Added {
  data: {
    error?: string;
    cart_id: string;
    cart_item: { id: string };
    product_value: number;
    line_items: object[];
  };
}

import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const add = async (fields: Record<string, string | File>) =>
  (await shop.shopper.post('/remote/v1/cart/add', form({ action: 'add', 'qty[]': '1', ...fields }))).json<Added>().data;
const lamp = { product_id: '101', 'attribute[10101]': '1010101', 'attribute[10102]': '1010202' };
const content = async () => (await shop.shopper.get('/cart.php', wanting('cart/content'))).text;
const total = async () => (await shop.shopper.get('/cart.php', wanting('cart/totals'))).text;

describe('adding', () => {
  it('answers with the line and the data for analytics', async () => {
    const data = await add({ ...lamp, 'qty[]': '2' });
    expect(data).toMatchObject({
      cart_id: expect.any(String),
      cart_item: { id: expect.any(String), hash: expect.stringMatching(/^[0-9a-f]{32}$/), product_id: 101 },
      channel_id: 1,
      currency: 'USD',
      product_value: 320,
      line_items: [
        {
          product_id: 101,
          sku: 'NL-LAMP-SIGN-ROUN',
          quantity: 2,
          purchase_price: 160,
          discount: 0,
          coupon_amount: 0,
          brand_name: 'Northlight',
        },
      ],
    });
    expect(await content()).toContain('2 x Harbour Desk Lamp [Colour: Signal red] [Base: Round]');
  });

  it('puts the same choices on the same line', async () => {
    const first = await add(lamp);
    const second = await add(lamp);
    const other = await add({ ...lamp, 'attribute[10104]': 'For Ann' });
    expect(second.cart_item.id).toBe(first.cart_item.id);
    expect(other.cart_item.id).not.toBe(first.cart_item.id);
  });

  it('adds the prices of the chosen values', async () => {
    const { product_value: value } = await add({ ...lamp, 'attribute[10103]': '1010302' });
    expect(value).toBe(166);
  });

  it('adds the price of a product that was picked', async () => {
    const { product_value: value } = await add({ product_id: '113', 'attribute[11301]': '1130101' });
    expect(value).toBe(388);
  });

  it('uses the last value of a hidden field and its checkbox', async () => {
    const data = new FormData();
    for (const [name, value] of [
      ['product_id', '127'],
      ['qty[]', '1'],
      ['attribute[12701]', '1270101'],
      ['attribute[12703]', '1270302'],
      ['attribute[12703]', '1270301'],
    ] as const) {
      data.append(name, value);
    }
    await shop.shopper.post('/remote/v1/cart/add', data);
    expect(await content()).toContain('[Gift wrap: Yes]');
  });

  it('shows files and dates in the cart in a readable form', async () => {
    await add({
      product_id: '116',
      'attribute[11601]': 'OPEN',
      'attribute[11603]': '24',
      'attribute[11605]': new File([new Uint8Array(2048)], 'Skizze für Ann.png', { type: 'image/png' }),
      'attribute[11606][day]': '3',
      'attribute[11606][month]': '5',
      'attribute[11606][year]': '2026',
      'attribute[11608]': '1160801',
    });
    expect(await content()).toContain('[Sketch: Skizze für Ann.png (2 KB)] [Needed by: May 3rd 2026]');
  });

  it.each([
    ['a required option is missing', { product_id: '101' }, 'Please choose options: &ldquo;Colour&rdquo;'],
    ['the stock is too small', { product_id: '128', 'qty[]': '4' }, "We don't have enough Tape Measure, 16 ft stock"],
    ['it is sold out', { product_id: '108' }, "We don't have enough Dovetail Saw stock"],
    ['it isn’t for sale', { product_id: '109', 'attribute[10901]': '1090101' }, 'Too heavy to post'],
    ['the quantity is below the minimum', { product_id: '117', 'qty[]': '2' }, 'a minimum of 3 of the Beeswax'],
    ['the quantity is above the maximum', { product_id: '117', 'qty[]': '13' }, 'a maximum of 12 of the Beeswax'],
    [
      'the name has characters of HTML',
      { product_id: '105', 'qty[]': '4' },
      'Knife &amp; Board “Tea &lt;for&gt; Two” 8&quot;',
    ],
    ['the quantity is not a number', { product_id: '107', 'qty[]': 'two' }, 'valid quantity'],
  ])('is refused when %s', async (_, fields, reason) => {
    const response = await shop.shopper.post('/remote/v1/cart/add', form({ 'qty[]': '1', ...fields }));
    expect(response.status).toBe(200);
    expect(response.json<Added>().data.error).toContain(reason);
    expect(await content()).toContain('data-quantity="0"');
  });

  it('counts the items that are in the cart already', async () => {
    expect((await add({ product_id: '128', 'qty[]': '2' })).error).toBeUndefined();
    expect((await add({ product_id: '128', 'qty[]': '2' })).error).toContain('enough');
  });

  it('responds with 404 for a product that doesn’t exist', async () => {
    expect((await shop.shopper.post('/remote/v1/cart/add', { product_id: '1' })).status).toBe(404);
  });
});

describe('changing', () => {
  const update = async (id: string, quantity: string) =>
    (await shop.shopper.post('/remote/v1/cart/update', `items[0][id]=${id}&items[0][quantity]=${quantity}`)).json<{
      data: { status: string; errors?: string[]; line_items?: object[]; product_value?: number };
    }>().data;

  it('sets a quantity', async () => {
    const { cart_item: line } = await add(lamp);
    expect(await update(line.id, '3')).toEqual({ status: 'succeed' });
    expect(await content()).toContain('3 x Harbour');
  });

  it('answers with the reason of a failure', async () => {
    const { cart_item: line } = await add({ product_id: '128' });
    expect(await update(line.id, '9')).toEqual({
      status: 'failed',
      errors: [expect.stringContaining('enough')],
    });
    expect(await update('nothing', '1')).toMatchObject({ status: 'failed' });
    expect(await update(line.id, '')).toMatchObject({ status: 'failed' });
  });

  it.each(['1'.repeat(20), '4294967297', '1e3', '2.5'])(
    'refuses a quantity that the platform cannot store: %s',
    async (quantity) => {
      const { cart_item: line } = await add({ product_id: '104' });
      expect(await update(line.id, quantity)).toMatchObject({ status: 'failed' });
      expect(await content()).toContain('1 x Stacking Tumblers');
    },
  );

  it('removes a line at 0, and answers with the removed line', async () => {
    const { cart_item: line } = await add({ ...lamp, 'qty[]': '2' });
    expect(await update(line.id, '0')).toMatchObject({
      status: 'succeed',
      product_value: 320,
      line_items: [{ product_id: 101, quantity: 2 }],
    });
  });

  it('applies bulk prices to all lines of a product together', async () => {
    await add({ product_id: '103', 'attribute[10301]': '1030101', 'qty[]': '4' });
    expect(await total()).toBe(`<p>$63.80</p>`);
    await add({ product_id: '103', 'attribute[10301]': '1030103', 'qty[]': '4' });
    // Eight of them: 5 percent off $14.50 is $13.78 each, plus the tax of 10 percent.
    expect(await total()).toBe('<p>$121.28</p>');
  });

  it('changes the options of a line', async () => {
    const { cart_item: line } = await add(lamp);
    const configuration = await shop.shopper.get(`/remote/v1/configure-options/${line.id}`);
    expect(configuration.json()).toMatchObject({
      data: { product_name: 'Harbour Desk Lamp', quote_item_id: line.id },
    });
    const response = await shop.shopper.post(
      '/cart.php',
      form({
        action: 'EditProductFieldsInCart',
        item_id: line.id,
        'attribute[10101]': '1010102',
        'attribute[10102]': '1010202',
      }),
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/cart.php');
    expect(await content()).toContain('[Colour: Racing green]');
  });
});

describe('without JavaScript', () => {
  it('a form adds and leads to the cart', async () => {
    const response = await shop.shopper.post('/cart.php', { action: 'add', ...lamp, 'qty[]': '2' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/cart.php');
    expect((await shop.shopper.get('/cart.php')).text).toContain('2 x Harbour Desk Lamp');
  });

  it('a refused product leads back to its page, which shows the reason once', async () => {
    const response = await shop.shopper.post('/cart.php', { action: 'add', product_id: '108', 'qty[]': '1' });
    expect(response.headers.get('location')).toBe('/dovetail-saw/');
    expect((await shop.shopper.get('/dovetail-saw/')).text).toContain('<p class="flash">We don\'t have enough');
    expect((await shop.shopper.get('/dovetail-saw/')).text).not.toContain('class="flash"');
  });

  it('a link adds a product without choices', async () => {
    await shop.shopper.get('/cart.php?action=add&product_id=107');
    expect(await content()).toContain('1 x Claw Hammer');
  });

  it('a form sets quantities, and a link removes a line', async () => {
    const { cart_item: line } = await add({ product_id: '128' });
    await shop.shopper.post('/cart.php', { action: 'update', [`qty[${line.id}]`]: '3' });
    expect(await content()).toContain('3 x Tape');
    await shop.shopper.post('/cart.php', { action: 'update', [`qty[${line.id}]`]: '30' });
    expect((await shop.shopper.get('/cart.php')).text).toContain('<p class="status">We don\'t have enough');
    await shop.shopper.get(`/cart.php?action=remove&item=${line.id}`);
    expect(await content()).toContain('data-quantity="0"');
  });
});

describe('fragments of the cart', () => {
  it('a single one is HTML, several are JSON under their names', async () => {
    const several = await shop.shopper.get('/cart.php', wanting('cart/content', 'cart/totals'));
    expect(several.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(several.json())).toEqual(['components/cart/content', 'components/cart/totals']);
    const one = await shop.shopper.get('/cart.php', wanting('cart/content'));
    expect(one.headers.get('content-type')).toContain('text/html');
  });

  it('the preview has the added line and the requested number of suggestions', async () => {
    const { cart_item: line } = await add(lamp);
    const { text } = await shop.shopper.get(`/cart.php?suggest=${line.id}`, {
      ...wanting('cart/preview'),
      'stencil-config': '{"cart":{"suggestions":{"limit":2}}}',
    });
    expect(text).toContain('<p data-cart-quantity="1">Harbour Desk Lamp</p>');
    expect(text.match(/<li>/g)).toHaveLength(2);
  });
});
