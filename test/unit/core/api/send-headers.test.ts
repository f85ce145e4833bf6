import { describe, expect, it, jest } from '@jest/globals';
import { type Call, createSend } from '../../../../core/api/send';
import { navigation } from '../../../../core/page/navigation';
import { bare, failureOf, html, useRecordingServer } from './recording-server';

const shop = useRecordingServer();
const send = createSend({ localePath: '/fr' });
const read: Call = { method: 'GET', path: '/cart.php' };

describe('the URL of a call', () => {
  it.each<[string, Partial<Call>, string]>([
    ['starts with the language path', {}, '/fr/cart.php'],
    ['has no language path if it is absolute', { path: 'http://shop.test/cart.php' }, '/cart.php'],
    ['ends with the query', { query: { a: '1' } }, '/fr/cart.php?a=1'],
    ['adds the query to its own', { path: '/cart.php?x=1', query: { a: '1' } }, '/fr/cart.php?x=1&a=1'],
    ['has no question mark for an empty query', { query: { a: undefined } }, '/fr/cart.php'],
    ['leaves out objects in a list of the query', { query: { a: [{ id: '1' }], b: ['2'] } }, '/fr/cart.php?b=2'],
  ])('%s', async (_name, call, url) => {
    await send({ ...read, ...call });
    expect(shop.request.url).toBe(url);
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
    await send({ method: 'POST', path: '/pay', json: {}, foreign: { type: 'application/pay', token: 'own' } });
    await send(read);
    expect(fetchSpy.mock.calls.map(([, options]) => [options?.credentials, options?.redirect])).toEqual([
      ['omit', 'error'],
      ['same-origin', undefined],
    ]);
    const { headers } = shop.requests[0]!;
    expect(headers).toMatchObject({ accept: 'application/pay', authorization: 'own' });
    expect(Object.keys(headers).filter((name) => /^stencil|xsrf|requested/.test(name))).toEqual([]);
  });
});

describe('a response', () => {
  it.each([200, 201, 204, 299])('with status %d is accepted', async (status) => {
    shop.respond = bare(status, {});
    expect(await send(read)).toBe('');
  });

  it.each([300, 304, 400, 500])('with status %d is an error, and is not requested again', async (status) => {
    shop.respond = bare(status, {});
    expect(await failureOf(send(read))).toMatchObject({
      kind: 'http',
      status,
      message: `GET /cart.php was answered with ${status}`,
    });
    expect(shop.requests).toHaveLength(1);
  });

  it('is parsed if its type is JSON, and is text otherwise', async () => {
    shop.respond = bare(200, { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}');
    expect(await send(read)).toEqual({ a: 1 });
    shop.respond = html('{"a":1}');
    expect(await send(read)).toBe('{"a":1}');
    shop.respond = bare(200, { 'content-type': 'application/json' }, '{');
    expect(await failureOf(send(read))).toMatchObject({
      kind: 'data',
      message: 'The response is not valid JSON',
      cause: { name: 'SyntaxError' },
    });
  });

  it('does not reload the page without a 401 that ends a preview', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    for (const [status, mode] of [
      [200, 'true'],
      [401, 'false'],
      [401, ''],
      [403, 'true'],
    ] as const) {
      shop.respond = bare(status, { 'x-bc-preview-mode': mode });
      await send(read).catch(() => {});
    }
    expect(reload).not.toHaveBeenCalled();
  });
});
