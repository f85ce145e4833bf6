import { describe, expect, it } from '@jest/globals';
import {
  createCartCalls,
  createCodesCalls,
  createCurrencyCalls,
  createGiftWrappingCalls,
  createShippingCalls,
} from '../../../../core/api/cart';
import { createCountriesCalls } from '../../../../core/api/countries';
import { createGraphqlCalls } from '../../../../core/api/graphql';
import { createFragmentsCalls, createProductCalls, createSearchCalls } from '../../../../core/api/product';
import { createRestCartCalls } from '../../../../core/api/rest-carts';
import { asShopError, type Call, type Send } from '../../../../core/api/send';
import { errorText } from '../../../../core/api/wire';
import { ShopError } from '../../../../core/errors/shop-error';
import { failureOf } from './recording-server';

/** A fake shop with one response, which records its calls. */
const shop = (response: unknown) => {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    if (response instanceof Error) throw response;
    return response;
  };
  return { calls, send };
};
const refusal = { error: 'no' };
const nowhere = { country_id: '', state_id: '', city: '', zip_code: '' };
const { signal } = new AbortController();

describe('an id in a path', () => {
  it('is encoded, so that it stays one segment of the path', async () => {
    const { calls, send } = shop({ data: { any: 1 } });
    await createRestCartCalls(send).get({ cartId: 'a/b' });
    await createCountriesCalls(send).states('a/b');
    await createGiftWrappingCalls(send).options('a/b');
    await createProductCalls(send).options('a/b', []);
    await createProductCalls(send).configure('a/b');
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/storefront/carts/a%2Fb',
      '/remote/v1/country-states/a%2Fb',
      '/remote/v1/gift-wrapping/a%2Fb',
      '/remote/v1/product-attributes/a%2Fb',
      '/remote/v1/configure-options/a%2Fb',
    ]);
  });
});

describe('a call that can be aborted', () => {
  it.each<[string, unknown, (send: Send) => Promise<unknown>]>([
    ['options', { data: { a: 1 } }, (send) => createProductCalls(send).options('1', [], { signal })],
    ['a product to configure', {}, (send) => createProductCalls(send).configure('1', { signal })],
    ['a quick view', '<p>', (send) => createProductCalls(send).quickView('1', { signal })],
    ['a preview', '<p>', (send) => createCartCalls(send).preview({ signal })],
    ['sections', {}, (send) => createCartCalls(send).content({ a: 'cart/a' }, signal)],
    ['a cart', {}, (send) => createRestCartCalls(send).get({ signal })],
    ['a quantity', {}, (send) => createRestCartCalls(send).quantity(signal)],
    ['states', { data: {} }, (send) => createCountriesCalls(send).states('1', signal)],
    ['a partial', '<p>', (send) => createFragmentsCalls(send).one('/', 'a', { signal })],
    ['partials', {}, (send) => createFragmentsCalls(send).many('/', { a: 'a' }, { signal })],
    ['a page that GraphQL fills', '<p>', (send) => createFragmentsCalls(send).graphqlPage('pages/a', signal)],
    ['wrappings', {}, (send) => createGiftWrappingCalls(send).options('1', { signal })],
    ['prices', { data: {} }, (send) => createGraphqlCalls(send, '').prices([1], signal)],
    ['quick results', '<p>', (send) => createSearchCalls(send).quickResults('a', { signal })],
    ['categories', [], (send) => createSearchCalls(send).categoryTree('1', signal)],
    ['quotes', { content: '<p>' }, (send) => createShippingCalls(send).quotes(nowhere, { signal })],
  ])('passes its signal on: %s', async (_name, response, call) => {
    const { calls, send } = shop(response);
    await call(send);
    expect(calls.map((one) => one.signal)).toEqual([signal]);
  });
});

describe('a partial that the caller names', () => {
  it.each<[string, unknown, (send: Send, template: string) => Promise<unknown>]>([
    ['options', { data: { a: 1 } }, (send, template) => createProductCalls(send).options('1', [], { template })],
    ['a product to configure', {}, (send, template) => createProductCalls(send).configure('1', { template })],
    ['a quick view', '<p>', (send, template) => createProductCalls(send).quickView('1', { template })],
    ['wrappings', {}, (send, template) => createGiftWrappingCalls(send).options('1', { template })],
    ['quick results', '<p>', (send, template) => createSearchCalls(send).quickResults('a', { template })],
    ['the mini cart', '<p>', (send, template) => createCartCalls(send).preview({ template })],
  ])('is requested instead of the default partial: %s', async (_name, response, call) => {
    const { calls, send } = shop(response);
    await call(send, 'custom/partial');
    expect(calls.map(({ template }) => template)).toEqual(['custom/partial']);
  });
});

describe('the response to a call', () => {
  const form = new FormData();
  it.each<[string, unknown, (send: Send) => Promise<unknown>]>([
    ['The shop did not add the product', { data: { error: 'no' } }, (send) => createCartCalls(send).add(form)],
    ['The shop did not confirm the product', '<p>Fine</p>', (send) => createCartCalls(send).add(form)],
    [
      'The shop did not change the cart',
      { data: { status: 'failed', errors: ['a'] } },
      (send) => createCartCalls(send).update([]),
    ],
    [
      'The shop did not accept the code',
      { data: { status: 'error', errors: ['no such'] } },
      (send) => createCodesCalls(send).applyCoupon('X'),
    ],
    ['The shop did not accept the method', refusal, (send) => createShippingCalls(send).choose('1')],
    ['The shop did not wrap the item', refusal, (send) => createGiftWrappingCalls(send).choose('1', {})],
    ['Product 7 was answered without attributes', {}, (send) => createProductCalls(send).options('7', [])],
    ['Category 7 was answered without a list', {}, (send) => createSearchCalls(send).categoryTree('7')],
    ['Syntax error', { errors: [{ message: 'Syntax error' }] }, (send) => createGraphqlCalls(send, '').query('x')],
    ['The response holds no data', { errors: [] }, (send) => createGraphqlCalls(send, '').query('x')],
    ['The response holds no data', 'text', (send) => createGraphqlCalls(send, '').query('x')],
    ['The response holds no data', null, (send) => createGraphqlCalls(send, '').query('x')],
    ['The response is no HTML', {}, (send) => createSearchCalls(send).quickResults('x')],
    ['The response is no HTML', '', (send) => createProductCalls(send).quickView('1')],
    ['The response is a text', '<p>', (send) => createShippingCalls(send).choose('1')],
    ['The response is a text', '<p>', (send) => createGiftWrappingCalls(send).choose('1', {})],
    ['The shop did not change the currency', refusal, (send) => createCurrencyCalls(send).switchCart('/x', 'EUR')],
    ['The response is a text', '<p>', (send) => createRestCartCalls(send).quantity()],
    ['The response is a text', '<p>', (send) => createRestCartCalls(send).get()],
    ['The shop sent no states', '<p>', (send) => createCountriesCalls(send).states('1')],
    ['The response is no HTML', '<p>', (send) => createShippingCalls(send).quotes(nowhere)],
    ['The response is a whole page', '<!DOCTYPE html><p>', (send) => createSearchCalls(send).quickResults('x')],
    ['The response is a whole page', ' <HTML lang="en">', (send) => createCartCalls(send).preview()],
    ['The response is one HTML text', '<p></p>', (send) => createCartCalls(send).content({ a: 'a', b: 'b' })],
  ])('is an error with this message and the shop’s text: %s', async (message, response, call) => {
    const text = errorText(response);
    expect(await failureOf(call(shop(response).send))).toMatchObject({
      name: 'ShopError',
      kind: 'data',
      message,
      text,
    });
  });

  it.each([
    ['an empty one', ''],
    ['a text', 'OK'],
    ['a page', '<!doctype html><p>'],
    ['a cart', { id: 'c-1' }],
    ['null', null],
  ])('is a success of a switch of currency in every form without an error: %s', async (_name, response) => {
    expect(await createCurrencyCalls(shop(response).send).switchCart('/x', 'EUR')).toBeUndefined();
  });
});

describe('a cart', () => {
  it('is null with quantity 0 after a 404; every other failure is an error', async () => {
    const response = (status: number) => createRestCartCalls(shop(new ShopError('http', 'x', { status })).send);
    expect(await response(404).get()).toBeNull();
    expect(await response(404).quantity()).toBe(0);
    expect(await failureOf(response(410).get())).toMatchObject({ status: 410 });
    const other = createRestCartCalls(shop(Object.assign(new Error('x'), { status: 404 })).send);
    expect(await failureOf(other.get())).toMatchObject({ message: 'x' });
  });

  it.each([[''], [null], [[]], [[null]]])('is null when the response is %j', async (response) => {
    expect(await createRestCartCalls(shop(response).send).get()).toBeNull();
  });

  it.each<[unknown, number]>([
    [{ total_quantity: 3 }, 3],
    [{ total_quantity: '2' }, 2],
    [{ total_quantity: 'many' }, 0],
    [{ total_quantity: Infinity }, 0],
    ['', 0],
    [null, 0],
    [[], 0],
  ])('with the summary %j has quantity %i', async (response, quantity) => {
    expect(await createRestCartCalls(shop(response).send).quantity()).toBe(quantity);
  });

  it.each([['<p></p>'], [null], [undefined]])('has no sections when the response is %j', async (response) => {
    const { send } = shop(response);
    expect(await createCartCalls(send).follow('/cart.php', { a: 'a' })).toBeNull();
    expect(await createCartCalls(send).post(new FormData(), { a: 'a' })).toBeNull();
  });

  it('has an empty text for each section that the shop leaves out or does not send as text', async () => {
    const { send } = shop({ 'components/a': '<i></i>', 'components/b': 7 });
    const sections = await createCartCalls(send).content({ one: 'a', two: 'b', three: 'c' });
    expect(sections).toEqual({ one: '<i></i>', two: '', three: '' });
    expect(await createCartCalls(shop(null).send).content({ one: 'a' })).toEqual({ one: '' });
  });
});

describe('a response without the expected data', () => {
  it.each([[null], ['text'], [{ data: [], content: 7 }], [{ data: null }]])(
    'has null as data, no content: %j',
    async (response) => {
      const wrappings = await createGiftWrappingCalls(shop(response).send).options('1');
      expect(wrappings).toEqual({ data: null, content: '' });
    },
  );
});

describe('prices', () => {
  const edges = (...nodes: unknown[]) => ({ data: { site: { products: { edges: nodes.map((node) => ({ node })) } } } });

  it('are requested by id, one result for each id', async () => {
    const { calls, send } = shop(edges());
    await createGraphqlCalls(send, 'token').prices([4, 5]);
    expect(calls).toMatchObject([
      { method: 'POST', path: '/graphql', token: 'token', json: { variables: { ids: [4, 5], first: 2 } } },
    ]);
    await createGraphqlCalls(send, 'token').prices([4], undefined, true);
    expect((calls.at(-1)!.json as { query: string }).query).toContain('prices(includeTax:true)');
    expect((calls[0]!.json as { query: string }).query).toContain('products(entityIds:$ids,first:$first)');
    expect((calls[0]!.json as { query: string }).query).toContain('prices(includeTax:false)');
  });

  it('are not requested when no product is given', async () => {
    const { calls, send } = shop(edges());
    expect(await createGraphqlCalls(send, '').prices([])).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('have no text or currency if the shop sends none, and are left out if they are hidden', async () => {
    const prices = { price: { value: 5 } };
    const { send } = shop(
      edges({ entityId: 4, prices }, { entityId: 5, prices: { price: null } }, { entityId: 6 }, null),
    );
    expect(await createGraphqlCalls(send, '').prices([4])).toEqual([
      { entityId: 4, formatted: '', value: 5, currencyCode: '' },
    ]);
  });

  it.each([{ site: null }, { site: { products: null } }, { site: { products: { edges: null } } }, {}])(
    'are none in %j',
    async (data) => {
      expect(await createGraphqlCalls(shop({ data }).send, '').prices([4])).toEqual([]);
    },
  );

  it('are queried without variables when none are given', async () => {
    const { calls, send } = shop({ data: { ok: 1 }, errors: [{ message: 'some field' }] });
    expect(await createGraphqlCalls(send, '').query('{ok}')).toEqual({ ok: 1 });
    expect(calls[0]?.json).toEqual({ query: '{ok}' });
  });
});

describe('an error of a call', () => {
  it.each<[string, unknown, Partial<ShopError>]>([
    ['an abort signal', { __CANCEL__: true }, { kind: 'aborted', message: 'Aborted' }],
    ['a bug in the code', new TypeError('not a function'), { kind: 'data', message: 'not a function' }],
    ['a thrown text', 'text', { kind: 'data', message: 'text' }],
  ])('caused by %s has a kind, and keeps its cause', (_name, cause, expected) => {
    const error = asShopError(cause);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({ name: 'ShopError', status: 0, text: '', ...expected });
    expect(error.cause).toBe(cause);
  });

  it('is not changed when it is already a ShopError', () => {
    const error = new ShopError('http', 'x', { status: 500, text: 'y' });
    expect(asShopError(error)).toBe(error);
  });
});

describe('the shop’s text for the shopper', () => {
  it.each<[unknown, string]>([
    [{ error: 'no', errors: ['one', 'two'] }, 'no\none\ntwo'],
    [{ error: '', errors: [''], data: { error: 'inside' } }, 'inside'],
    [{ error: 'outside', data: { error: 'inside' } }, 'outside'],
    [{ data: { errors: ['a', 7, null, 'b'] } }, 'a\nb'],
    [{ errors: 'no list' }, ''],
    [{ error: { title: 'x' } }, ''],
    [{ title: 'Unprocessable', detail: 'x' }, ''],
    [{ data: null }, ''],
    ['<h1>Forbidden</h1>', ''],
    [null, ''],
    [undefined, ''],
  ])('from %j is %j', (body, text) => {
    expect(errorText(body)).toBe(text);
  });
});
