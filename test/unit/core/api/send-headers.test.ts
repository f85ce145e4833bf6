import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Call, createSend } from '../../../../core/api/send';
import { navigation } from '../../../../core/page/navigation';
import { html, json, RecordingServer, type Responder } from './recording-server';

const shop = new RecordingServer();
beforeAll(() => shop.start());
afterAll(() => shop.stop());
afterEach(() => {
  shop.reset();
  delete window.BCData;
});

const send = createSend({ localePath: '/fr' });
const read: Call = { method: 'GET', path: '/cart.php' };
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({}),
    (error: unknown) => error,
  );
const respondWith =
  (status: number, headers: Record<string, string>, body = ''): Responder =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

describe('the URL of a call', () => {
  it.each<[string, Partial<Call>, string]>([
    ['starts with the language path', {}, '/fr/cart.php'],
    ['has no language path if it is absolute', { path: 'http://shop.test/cart.php' }, '/cart.php'],
    ['ends with the query', { query: { a: '1' } }, '/fr/cart.php?a=1'],
    [
      'adds the query to a query that it already has',
      { path: '/cart.php?x=1', query: { a: '1' } },
      '/fr/cart.php?x=1&a=1',
    ],
    ['has no question mark for an empty query', { query: { a: undefined } }, '/fr/cart.php'],
    ['leaves out objects in a list of the query', { query: { a: [{ id: '1' }], b: ['2'] } }, '/fr/cart.php?b=2'],
  ])('%s', async (_name, call, url) => {
    await send({ ...read, ...call });
    expect(shop.request.url).toBe(url);
  });
});

describe('the method of a call', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('may be %s', async (method) => {
    await send({ ...read, method });
    expect(shop.request.method).toBe(method);
  });
});

describe('the headers of a call', () => {
  it('accept any type from the shop, and only JSON from an API', async () => {
    await send(read);
    await send({ method: 'POST', path: '/graphql', json: {}, token: 't' });
    await send({ method: 'POST', path: '/graphql', json: {} });
    expect(shop.requests.map(({ headers }) => [headers.accept, headers.authorization])).toEqual([
      ['*/*', undefined],
      ['application/json', 'Bearer t'],
      ['application/json', undefined],
    ]);
    expect(shop.requests[1]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('to another host have only its token and type; cookies and redirects are off', async () => {
    window.BCData = { csrf_token: 'secret' };
    const fetchSpy = jest.spyOn(window, 'fetch');
    await send({
      method: 'POST',
      path: '/pay',
      json: {},
      foreign: { type: 'application/pay', token: 'own' },
    });
    await send(read);
    expect(fetchSpy.mock.calls.map(([, options]) => [options?.credentials, options?.redirect])).toEqual([
      ['omit', 'error'],
      ['same-origin', undefined],
    ]);
    const { headers } = shop.requests[0]!;
    expect(headers).toMatchObject({
      accept: 'application/pay',
      authorization: 'own',
    });
    expect(Object.keys(headers).filter((name) => /^stencil|xsrf|requested/.test(name))).toEqual([]);
  });
});

describe('a response', () => {
  it.each([200, 201, 204, 299])('with status %d is accepted', async (status) => {
    shop.respond = respondWith(status, {});
    expect(await send(read)).toBe('');
  });

  it.each([300, 304, 400])('with status %d is an error that names the call', async (status) => {
    shop.respond = respondWith(status, {});
    expect(await failureOf(send(read))).toMatchObject({
      kind: 'http',
      status,
      message: `GET /cart.php was answered with ${status}`,
    });
  });

  it('is parsed if its type is JSON, and is text otherwise', async () => {
    shop.respond = respondWith(200, { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}');
    expect(await send(read)).toEqual({ a: 1 });
    shop.respond = html('{"a":1}');
    expect(await send(read)).toBe('{"a":1}');
    shop.respond = respondWith(200, { 'content-type': 'application/json' }, '{');
    expect(await failureOf(send(read))).toMatchObject({
      kind: 'data',
      message: 'The response is not valid JSON',
      cause: { name: 'SyntaxError' },
    });
  });

  it('does not reload the page without a 401 that ends a preview', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    shop.respond = respondWith(200, { 'x-bc-preview-mode': 'true' });
    await send(read);
    shop.respond = respondWith(401, { 'x-bc-preview-mode': 'false' });
    await failureOf(send(read));
    shop.respond = respondWith(401, {});
    await failureOf(send(read));
    shop.respond = respondWith(403, { 'x-bc-preview-mode': 'true' });
    await failureOf(send(read));
    expect(reload).not.toHaveBeenCalled();
  });

  it('with an error status is not requested again', async () => {
    shop.respond = json({}, 500);
    await failureOf(send(read));
    expect(shop.requests).toHaveLength(1);
  });
});
