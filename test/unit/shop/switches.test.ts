/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../shop/switches/faults';
import { makeShopper, type ReceivedResponse } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const order = (path: string, method: string, body: object): Promise<ReceivedResponse> =>
  shop.shopper.send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const fault = (one: Fault) => order('/__shop/faults', 'POST', one);
const path = '/remote/v1/product-attributes/*';
const chooseOption = (body = '') => shop.shopper.post('/remote/v1/product-attributes/107', body);

describe('faults', () => {
  it('delay one path only', async () => {
    await fault({ kind: 'slow', path, ms: 600 });
    const before = Date.now();
    await shop.shopper.get('/api/storefront/carts');
    expect(Date.now() - before).toBeLessThan(590);
    await chooseOption();
    expect(Date.now() - before).toBeGreaterThanOrEqual(595);
  });

  it('answer with a status, a type and a body, a given number of times', async () => {
    await fault({ kind: 'status', path, status: 503, body: 'busy', type: 'text/plain', times: 1 });
    const failed = await chooseOption();
    expect(failed.status).toBe(503);
    expect(failed.text).toBe('busy');
    expect(failed.headers.get('content-type')).toEqual(expect.stringContaining('text/plain'));
    expect((await chooseOption()).status).toBe(200);
  });

  it('cut the connection', async () => {
    await fault({ kind: 'drop', path });
    await expect(chooseOption()).rejects.toThrow('fetch failed');
  });

  it('change the type of the response', async () => {
    await fault({ kind: 'type', path, type: 'text/html' });
    const response = await chooseOption();
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.json()).toHaveProperty('data');
  });

  it('send the response with other headers, or after other code', async () => {
    await fault({ kind: 'headers', path, headers: { 'cache-control': 'max-age=9' } });
    await fault({ kind: 'forge', path, code: 'other ' });
    const response = await chooseOption();
    expect(response.headers.get('cache-control')).toBe('max-age=9');
    expect(response.text.slice(0, 8)).toBe('other {"');
  });

  it('can begin after some requests', async () => {
    await fault({ kind: 'status', path, status: 503, after: 1, times: 1 });
    const responses = [await chooseOption(), await chooseOption(), await chooseOption()];
    expect(responses.map(({ status }) => status)).toEqual([200, 503, 200]);
  });

  it('answer with a page of HTML', async () => {
    await fault({ kind: 'html', path });
    const response = await chooseOption();
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toEqual(expect.stringContaining('text/html'));
  });

  it('send the second response before the first', async () => {
    await fault({ kind: 'hold', path, nth: 1 });
    const order: string[] = [];
    const first = chooseOption('qty[]=1').then(() => order.push('first'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    await chooseOption('qty[]=2').then(() => order.push('second'));
    await first;
    expect(order).toEqual(['second', 'first']);
  });

  it('end when they are deleted, and delayed requests are answered', async () => {
    await fault({ kind: 'hold', path, nth: 1 });
    const response = chooseOption();
    await new Promise((resolve) => setTimeout(resolve, 40));
    await shop.shopper.send('/__shop/faults', { method: 'DELETE' });
    expect((await response).status).toBe(200);
    expect((await shop.shopper.get('/__shop/faults')).json()).toEqual([]);
  });

  describe('of the response', () => {
    const add = (headers: Record<string, string> = {}) =>
      shop.shopper.post('/remote/v1/cart/add', 'product_id=107&qty[]=1', headers);
    const inCart = () =>
      shop.server.world.sessions.all().flatMap(({ cart }) => cart?.lines.map(({ quantity }) => quantity));

    it('replace it after the shop has acted, or before', async () => {
      await fault({ kind: 'status', path: '/remote/*', status: 503, headers: { 'retry-after': '7' }, times: 1 });
      const refused = await add();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('7');
      expect(inCart()).toEqual([]);
      await fault({ kind: 'html', path: '/remote/*', status: 200, acted: true, times: 1 });
      expect((await add()).text.startsWith('<!doctype')).toBe(true);
      expect(inCart()).toEqual([1]);
      await fault({ kind: 'drop', path: '/remote/*', acted: true, times: 1 });
      await expect(add()).rejects.toThrow('fetch failed');
      expect(inCart()).toEqual([2]);
    });

    it('cut the response, end it early or damage it', async () => {
      const whole = (await chooseOption()).text;
      await fault({ kind: 'cut', path, share: 0.5, times: 1 });
      await expect(chooseOption()).rejects.toThrow('terminated');
      await fault({ kind: 'truncate', path, share: 0.5, times: 1 });
      expect((await chooseOption()).text).toBe(whole.slice(0, Math.floor(whole.length / 2)));
      await fault({ kind: 'truncate', path, share: 0, times: 1 });
      expect((await chooseOption()).text).toBe('');
      await fault({ kind: 'damage', path, share: 0, times: 1 });
      expect((await chooseOption()).text).toBe(`z${whole.slice(1)}`);
    });

    it('pause the response in front of a text until they are switched off', async () => {
      const whole = (await chooseOption()).text;
      const [, text = ''] = /^.{40}(.{20})/s.exec(whole) ?? [];
      await fault({ kind: 'pause', path, before: text, times: 1 });
      const { body } = await fetch(`${shop.url}/remote/v1/product-attributes/107`, { method: 'POST' });
      const read: string[] = [];
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        read.push(chunk);
        if (read.length === 1) await shop.shopper.send('/__shop/faults', { method: 'DELETE' });
      }
      expect(read).toEqual([whole.slice(0, whole.indexOf(text)), whole.slice(whole.indexOf(text))]);
    });

    it('are for the calls of scripts, or for the browser’s own requests', async () => {
      await fault({ kind: 'status', path: '/remote/*', status: 503, isCall: true });
      expect((await add()).status).toBe(200);
      expect((await add({ 'sec-fetch-dest': 'empty' })).status).toBe(503);
    });
  });

  it('also affect the files of the widgets', async () => {
    await fault({ kind: 'status', path: '/assets/cdn/widgets/*', status: 500 });
    expect((await shop.shopper.get('/assets/cdn/widgets/1.0.0/loader.js')).status).toBe(500);
  });
});

describe('the log', () => {
  it('has method, path, headers, fields and files of every request except its own', async () => {
    const form = new FormData();
    form.append('product_id', '116');
    form.append('attribute[11605]', new File(['xx'], 'a.png'));
    await shop.shopper.post('/remote/v1/cart/add', form, { 'x-requested-with': 'stencil-utils' });
    const log = (await shop.shopper.get('/__shop/log?path=/remote')).json<object[]>();
    expect(log).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/remote/v1/cart/add',
        query: '',
        status: 200,
        fields: { product_id: '116' },
        files: [{ field: 'attribute[11605]', name: 'a.png', size: 2 }],
        headers: expect.objectContaining({ 'x-requested-with': 'stencil-utils' }),
      }),
    ]);
    await shop.shopper.send('/__shop/log', { method: 'DELETE' });
    expect((await shop.shopper.get('/__shop/log')).json()).toEqual([]);
  });
});

describe('settings', () => {
  it('can be changed, and are restored by a reset', async () => {
    const changed = await order('/__shop/settings', 'PATCH', { taxDisplay: 'both', showFastCart: false });
    expect(changed.json()).toMatchObject({ taxDisplay: 'both', showFastCart: false });
    await order('/__shop/reset', 'POST', {});
    expect((await shop.shopper.get('/__shop/settings')).json()).toMatchObject({
      taxDisplay: 'without',
      showFastCart: null,
    });
  });

  it('that do not exist are refused by name', async () => {
    const response = await order('/__shop/settings', 'PATCH', { taxDisplays: 'both' });
    expect(response.status).toBe(400);
    expect(response.text.includes('no such setting: taxDisplays')).toBe(true);
  });

  it('can make the token required', async () => {
    await order('/__shop/settings', 'PATCH', { enforceCsrf: true });
    const refused = await shop.shopper.post('/remote/v1/cart/add', 'product_id=107');
    expect(refused.status).toBe(403);
    expect(refused.text).toBe('Forbidden');
    expect(refused.headers.get('content-type')).toEqual(expect.stringContaining('text/html'));
    expect((await chooseOption()).status).toBe(200);
    const { csrfToken } = (await shop.shopper.get('/__shop/cart')).json<{ csrfToken: string }>();
    const allowed = await shop.shopper.post('/remote/v1/cart/add', 'product_id=107', {
      'x-xsrf-token': csrfToken,
    });
    expect(allowed.json()).toMatchObject({ data: { cart_item: { product_id: 107 } } });
  });
});

describe('a switch for events behind the page', () => {
  const stranger = () => makeShopper(shop.url);

  it('signs a shopper in and out', async () => {
    const visitor = stranger();
    const send = (to: string, body: object) =>
      visitor.send(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await send('/__shop/login', {})).json()).toMatchObject({ customer: 'ada@example.com' });
    const name = async () =>
      (await visitor.get('/', { 'stencil-version': '1.0' })).json<{ context: { customer: unknown } }>();
    expect((await name()).context.customer).toMatchObject({ name: 'Ada Byron' });
    await send('/__shop/logout', {});
    expect((await name()).context.customer).toBeNull();
    expect((await send('/__shop/login', { email: 'nobody@example.com' })).status).toBe(404);
  });

  it('deletes the cart', async () => {
    await shop.shopper.post('/remote/v1/cart/add', 'product_id=107&qty[]=2');
    const [cart] = (await shop.shopper.get('/api/storefront/carts')).json<{ id: string }[]>();
    await shop.shopper.send('/__shop/cart', { method: 'DELETE' });
    expect((await shop.shopper.get(`/api/storefront/carts/${cart?.id ?? ''}`)).status).toBe(404);
    expect((await shop.shopper.get('/api/storefront/cart-summary')).status).toBe(204);
    const late = await shop.shopper.post('/remote/v1/cart/update', 'items[0][id]=x&items[0][quantity]=1');
    expect(late.json()).toMatchObject({ data: { status: 'failed' } });
  });

  it('lets a session expire', async () => {
    await shop.shopper.post('/remote/v1/cart/add', 'product_id=107&qty[]=2');
    const before = (await shop.shopper.get('/__shop/cart')).json<{ token: string; csrfToken: string }>();
    await shop.shopper.send(`/__shop/session?session=${before.token}`, { method: 'DELETE' });
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toEqual([]);
    const after = (await shop.shopper.get('/__shop/cart')).json<{ token: string; csrfToken: string }>();
    expect(after.token).not.toBe(before.token);
    shop.server.world.settings.enforceCsrf = true;
    const late = await shop.shopper.post('/remote/v1/cart/add', 'product_id=107', {
      'x-xsrf-token': before.csrfToken,
    });
    expect(late.status).toBe(403);
  });

  it('lets sessions expire after a time', async () => {
    shop.server.world.settings.sessionLifetime = 30;
    await shop.shopper.post('/remote/v1/cart/add', 'product_id=107&qty[]=2');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toEqual([]);
  });

  it('makes the shop refuse another currency of a cart', async () => {
    shop.server.world.settings.currencyRefusal = 'The currency can not be changed for this cart.';
    await shop.shopper.post('/remote/v1/cart/add', 'product_id=107&qty[]=2');
    const [cart] = (await shop.shopper.get('/api/storefront/carts')).json<{ id: string }[]>();
    const refused = await order(`/api/storefront/carts/${cart?.id ?? ''}/currency`, 'POST', {
      currencyCode: 'EUR',
    });
    expect(refused.status).toBe(422);
    expect(refused.json()).toEqual({ error: 'The currency can not be changed for this cart.' });
  });
});

describe('a URL for the shop’s state', () => {
  it('returns the shopper’s cart, or the cart of a session', async () => {
    expect((await shop.shopper.get('/__shop/cart')).json()).toBeNull();
    await shop.shopper.post('/remote/v1/cart/add', 'product_id=107&qty[]=2');
    const own = (await shop.shopper.get('/__shop/cart')).json<{ token: string }>();
    expect(own).toMatchObject({ cart: { lines: [{ productId: 107, quantity: 2, choices: [] }] } });
    expect((await makeShopper(shop.url).get(`/__shop/cart?session=${own.token}`)).json()).toEqual(own);
  });

  it('sells pieces to another shopper, and returns the remaining stock', async () => {
    expect((await order('/__shop/sell', 'POST', { productId: 128, quantity: 2 })).json()).toEqual({
      left: 1,
    });
    expect((await order('/__shop/sell', 'POST', { productId: 128, left: 7 })).json()).toEqual({ left: 7 });
    expect((await order('/__shop/sell', 'POST', { productId: 106 })).json()).toEqual({
      error: 'Workshop Apron is counted by variant',
    });
    expect((await order('/__shop/sell', 'POST', { productId: 106, variantId: 106001, left: 0 })).json()).toEqual({
      left: 0,
    });
  });

  it('lists the products with the ids of their options', async () => {
    const list = (await shop.shopper.get('/__shop/products')).json<{ id: number; path: string }[]>();
    expect(list.length).toBeGreaterThanOrEqual(20);
    expect(list).toContainEqual(expect.objectContaining({ id: 101, path: '/harbour-desk-lamp/' }));
  });
});
