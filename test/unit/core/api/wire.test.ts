import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStorefrontApi } from '../../../../core/api/storefront-api';
import { pageContext } from '../../../../core/page/page-context';
import { html, json, useRecordingServer } from './recording-server';
import { wireRows } from './wire-rows';

const shop = useRecordingServer();
beforeEach(() => {
  window.BCData = { csrf_token: 'a'.repeat(64) };
});

const page = { ...pageContext(), localePath: '/fr', graphqlToken: 'the-token' };

describe('a call to the shop', () => {
  it.each(wireRows)('has its exact request and result: %s', async (request, call, [respond, result], more = {}) => {
    if (respond) shop.respond = respond;
    expect(await call(createStorefrontApi(page))).toEqual(result);
    const { method, url, headers, body } = shop.request;
    expect([`${method} ${url}`, body]).toEqual([request, more.body ?? '']);
    expect(headers).toMatchObject({
      'stencil-config': more.config ?? '{}',
      'stencil-options': more.template ? JSON.stringify({ render_with: more.template }) : '{}',
      'x-xsrf-token': 'a'.repeat(64),
      'x-requested-with': 'stencil-utils',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    });
  });

  it('sends an added product as a form with files, without empty fields', async () => {
    shop.respond = json({ data: { cart_id: 'c-1', cart_item: { id: 'i-1' } } });
    const form = new FormData();
    form.append('action', 'add');
    form.append('product_id', '86');
    form.append('attribute[1]', '');
    form.append('attribute[2]', new File([], ''));
    form.append('attribute[3]', new File(['hi'], 'note.txt', { type: 'text/plain' }));
    form.append('qty[]', '2');

    const result = await createStorefrontApi(page).cart.add(form);
    const { method, url, headers, body } = shop.request;
    expect([method, url]).toEqual(['POST', '/fr/remote/v1/cart/add']);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers).toMatchObject({ 'stencil-config': '{}', 'stencil-options': '{}' });
    const names = [...body.matchAll(/; name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['action', 'product_id', 'attribute[3]', 'qty[]']);
    expect(body).toContain('filename="note.txt"');
    expect(result).toEqual({ cart_id: 'c-1', cart_item: { id: 'i-1' } });
  });

  it('sends a form of the cart page unchanged', async () => {
    shop.respond = html('');
    const form = new FormData();
    form.append('action', 'EditProductFieldsInCart');
    form.append('attribute[1]', '');
    const result = await createStorefrontApi(page).cart.post(form, { content: 'cart/content', totals: 'cart/totals' });
    expect(shop.request).toMatchObject({ method: 'POST', url: '/fr/cart.php' });
    expect(shop.request.headers).toMatchObject({
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'stencil-options': '{"render_with":"cart/content,cart/totals"}',
    });
    expect(shop.request.body).toContain('name="attribute[1]"');
    expect(result).toBeNull();
  });

  it('sends a new currency as JSON to the URL of the link, which already has the language', async () => {
    await createStorefrontApi(page).currency.switchCart('/fr/api/storefront/carts/c-1/currency', 'EUR');
    const { method, url, headers, body } = shop.request;
    expect([method, url, body]).toEqual(['POST', '/fr/api/storefront/carts/c-1/currency', '{"currencyCode":"EUR"}']);
    expect(headers['content-type']).toBe('application/json');
    expect(headers).not.toHaveProperty('stencil-options');
  });

  it('sends a GraphQL query with the page’s token and cookies, for fifty products at once', async () => {
    const fetchSpy = jest.spyOn(window, 'fetch');
    const node = (entityId: number) => ({
      node: { entityId, prices: { price: { formatted: '$8.95', value: 8.95, currencyCode: 'USD' } } },
    });
    shop.respond = (request, response) => {
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
    expect(shop.requests).toHaveLength(2);
    expect(fetchSpy.mock.calls.map(([, options]) => options?.credentials)).toEqual(['same-origin', 'same-origin']);
    for (const { method, url, headers } of shop.requests) {
      expect(method).toBe('POST');
      expect(url).toBe('/fr/graphql');
      expect(headers).toMatchObject({ authorization: 'Bearer the-token', 'content-type': 'application/json' });
    }
  });
});
