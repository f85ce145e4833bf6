import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStorefrontApi } from '../../../../core/api/storefront-api';
import { pageContext } from '../../../../core/page/page-context';
import { html, json, RecordingServer } from './recording-server';
import { wireRows } from './wire-rows';

const store = new RecordingServer();
beforeAll(() => store.start());
afterAll(() => store.stop());
beforeEach(() => {
  window.BCData = { csrf_token: 'a'.repeat(64) };
});
afterEach(() => {
  store.reset();
  delete window.BCData;
});

const page = { ...pageContext(), localePath: '/fr', graphqlToken: 'the-token' };

describe('what a call sends, and what it makes of the answer', () => {
  it.each(Object.entries(wireRows))('%s', async (_name, row) => {
    if (row.answer) store.answer = row.answer;
    const answer = await row.call(createStorefrontApi(page));
    const { method, url, headers, body } = store.request;

    expect({ method, url, body }).toEqual({ method: row.method, url: row.url, body: row.body ?? '' });
    expect(headers).toMatchObject({
      'stencil-config': row.config ?? '{}',
      'stencil-options': row.options ?? '{}',
      'x-xsrf-token': 'a'.repeat(64),
      'x-requested-with': 'stencil-utils',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    });
    expect(answer).toEqual(row.returns);
  });

  it('a product for the cart goes as a form with files, without its empty fields', async () => {
    store.answer = json({ data: { cart_id: 'c-1', cart_item: { id: 'i-1' } } });
    const form = new FormData();
    form.append('action', 'add');
    form.append('product_id', '86');
    form.append('attribute[1]', '');
    form.append('attribute[2]', new File([], ''));
    form.append('attribute[3]', new File(['hi'], 'note.txt', { type: 'text/plain' }));
    form.append('qty[]', '2');

    const answer = await createStorefrontApi(page).cart.add(form);
    const { method, url, headers, body } = store.request;

    expect(method).toBe('POST');
    expect(url).toBe('/fr/remote/v1/cart/add');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers).toMatchObject({ 'stencil-config': '{}', 'stencil-options': '{}' });
    const names = [...body.matchAll(/; name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['action', 'product_id', 'attribute[3]', 'qty[]']);
    expect(body).toContain('filename="note.txt"');
    expect(answer).toEqual({ cart_id: 'c-1', cart_item: { id: 'i-1' } });
  });

  it('a form of the cart page goes as it is', async () => {
    store.answer = html('');
    const form = new FormData();
    form.append('action', 'EditProductFieldsInCart');
    form.append('attribute[1]', '');
    const answer = await createStorefrontApi(page).cart.post(form, { content: 'cart/content', totals: 'cart/totals' });
    expect(store.request).toMatchObject({ method: 'POST', url: '/fr/cart.php' });
    expect(store.request.headers).toMatchObject({
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'stencil-options': '{"render_with":"cart/content,cart/totals"}',
    });
    expect(store.request.body).toContain('name="attribute[1]"');
    expect(answer).toBeNull();
  });

  it('a link of the cart page is followed where it leads, and answered with the parts of the page', async () => {
    store.answer = json({ 'components/cart/content': '<ul></ul>' });
    const sections = { content: 'cart/content', totals: 'cart/totals' };
    const answer = await createStorefrontApi(page).cart.follow('/fr/cart.php?action=removecoupon&id=7', sections);
    const { method, url, headers } = store.request;
    expect(method).toBe('GET');
    expect(url).toBe('/fr/cart.php?action=removecoupon&id=7');
    expect(headers['stencil-options']).toBe('{"render_with":"cart/content,cart/totals"}');
    expect(answer).toEqual({ content: '<ul></ul>', totals: '' });
  });

  it('a new currency goes as JSON to the address on the link, which has the language already', async () => {
    await createStorefrontApi(page).currency.switchCart('/fr/api/storefront/carts/c-1/currency', 'EUR');
    const { method, url, headers, body } = store.request;
    expect(method).toBe('POST');
    expect(url).toBe('/fr/api/storefront/carts/c-1/currency');
    expect(body).toBe('{"currencyCode":"EUR"}');
    expect(headers['content-type']).toBe('application/json');
    expect(headers).not.toHaveProperty('stencil-options');
  });

  it('a GraphQL query has the page’s token and the cookies, and asks for fifty products at once', async () => {
    const asked = jest.spyOn(window, 'fetch');
    const node = (entityId: number) => ({
      node: { entityId, prices: { price: { formatted: '$8.95', value: 8.95, currencyCode: 'USD' } } },
    });
    store.answer = (request, response) => {
      const { ids } = (JSON.parse(request.body) as { variables: { ids: number[] } }).variables;
      const edges = [...ids.slice(0, 1).map(node), { node: { entityId: 0, prices: null } }, null];
      json({ data: { site: { products: { edges } } } })(request, response);
    };
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const prices = await createStorefrontApi(page).graphql.prices(ids);

    expect(prices).toEqual([
      { entityId: 1, formatted: '$8.95', value: 8.95, currencyCode: 'USD' },
      { entityId: 51, formatted: '$8.95', value: 8.95, currencyCode: 'USD' },
    ]);
    expect(store.requests).toHaveLength(2);
    expect(asked.mock.calls.map(([, options]) => options?.credentials)).toEqual(['same-origin', 'same-origin']);
    for (const { method, url, headers } of store.requests) {
      expect(method).toBe('POST');
      expect(url).toBe('/fr/graphql');
      expect(headers).toMatchObject({
        authorization: 'Bearer the-token',
        'content-type': 'application/json',
      });
    }
  });
});
