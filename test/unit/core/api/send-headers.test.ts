import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createSend, type Call } from '../../../../core/api/send';
import { navigation } from '../../../../core/page/navigation';
import { html, json, RecordingServer, type Answer } from './recording-server';

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
const answerWith =
  (status: number, headers: Record<string, string>, body = ''): Answer =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

describe('the address of a call', () => {
  it.each<[string, Partial<Call>, string]>([
    ['has the language in front of a path', {}, '/fr/cart.php'],
    ['has none where it is whole', { path: 'http://shop.test/cart.php' }, '/cart.php'],
    ['has a query behind it', { query: { a: '1' } }, '/fr/cart.php?a=1'],
    ['has a query behind its own', { path: '/cart.php?x=1', query: { a: '1' } }, '/fr/cart.php?x=1&a=1'],
    ['has no mark for an empty query', { query: { a: undefined } }, '/fr/cart.php'],
    ['has none of the objects of a list', { query: { a: [{ id: '1' }], b: ['2'] } }, '/fr/cart.php?b=2'],
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
  it('take any type of answer from the shop, and JSON alone from an API', async () => {
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

  it('to another host hold its own token and type alone; no cookies go along, and no redirect is followed', async () => {
    window.BCData = { csrf_token: 'secret' };
    const asked = jest.spyOn(window, 'fetch');
    await send({
      method: 'POST',
      path: '/pay',
      json: {},
      foreign: { type: 'application/pay', token: 'own' },
    });
    await send(read);
    expect(asked.mock.calls.map(([, options]) => [options?.credentials, options?.redirect])).toEqual([
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

  it('ask for a template of the shop’s own pages by their whole address too', async () => {
    await send({ ...read, path: 'http://shop.test/list', template: 'a/b' });
    expect(shop.request.headers['stencil-options']).toBe('{"render_with":"a/b"}');
  });
});

describe('an answer', () => {
  it.each([200, 201, 204, 299])('of status %d is one', async (status) => {
    shop.answer = answerWith(status, {});
    expect(await send(read)).toBe('');
  });

  it.each([300, 304, 400])('of status %d is an error that names the call', async (status) => {
    shop.answer = answerWith(status, {});
    expect(await failureOf(send(read))).toMatchObject({
      kind: 'http',
      status,
      message: `GET /cart.php was answered with ${status}`,
    });
  });

  it('is parsed as JSON whatever else its type says, and is text of any other type', async () => {
    shop.answer = answerWith(200, { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}');
    expect(await send(read)).toEqual({ a: 1 });
    shop.answer = html('{"a":1}');
    expect(await send(read)).toBe('{"a":1}');
    shop.answer = answerWith(200, { 'content-type': 'application/json' }, '{');
    expect(await failureOf(send(read))).toMatchObject({
      kind: 'data',
      message: 'The answer is not valid JSON',
      cause: { name: 'SyntaxError' },
    });
  });

  it('shows the page anew only where a preview has ended', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    shop.answer = answerWith(200, { 'x-bc-preview-mode': 'true' });
    await send(read);
    shop.answer = answerWith(401, { 'x-bc-preview-mode': 'false' });
    await failureOf(send(read));
    shop.answer = answerWith(401, {});
    await failureOf(send(read));
    shop.answer = answerWith(403, { 'x-bc-preview-mode': 'true' });
    await failureOf(send(read));
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is an error is not asked for again', async () => {
    shop.answer = json({}, 500);
    await failureOf(send(read));
    expect(shop.requests).toHaveLength(1);
  });
});
