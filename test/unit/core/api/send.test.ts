import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createSend, type Call } from '../../../../core/api/send';
import { createStorefrontApi, type StorefrontApi } from '../../../../core/api/storefront-api';
import type { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { html, json, RecordingServer, type Answer } from './recording-server';

const store = new RecordingServer();
beforeAll(() => store.start());
afterAll(() => store.stop());
afterEach(() => {
  store.reset();
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  delete window.BCData;
  document.body.innerHTML = '';
});

const send = createSend({ localePath: '' });
const read: Call = { method: 'GET', path: '/cart.php' };
const write: Call = { method: 'POST', path: '/remote/v1/apply-code', form: { code: 'X' } };

const failureOf = async (promise: Promise<unknown>): Promise<ShopError> =>
  promise.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: unknown) => error as ShopError,
  );

const broken: Answer = (_request, response) => response.socket?.destroy();
const bare =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, headers).end();
  };

describe('a call that brings nothing', () => {
  it('says that the network failed; what only reads was asked once more before', async () => {
    store.answer = broken;
    const error = await failureOf(send(read));
    expect(error).toMatchObject({ name: 'ShopError', kind: 'network', message: 'Network request failed' });
    expect(store.requests).toHaveLength(2);
  });

  it('brings the answer to the second question, a moment later, when only the first was lost', async () => {
    const begun = performance.now();
    store.answer = (request, response) =>
      store.requests.length === 1 ? broken(request, response) : html('here')(request, response);
    expect(await send(read)).toBe('here');
    expect(performance.now() - begun).toBeGreaterThan(200);
  });

  it('is never sent twice when it writes', async () => {
    store.answer = broken;
    expect(await failureOf(send(write))).toMatchObject({
      kind: 'network',
      message: 'Network request failed',
    });
    expect(store.requests).toHaveLength(1);
  });

  it('says that the time was up, and does not ask again', async () => {
    const timers = watchTimers();
    const arrived = new Promise<void>((seen) => (store.answer = () => seen()));
    const failure = failureOf(send(read));
    await arrived;
    timers.at(-1)?.end();
    expect(await failure).toMatchObject({ kind: 'timeout', message: 'Network request timed out' });
    expect(store.requests).toHaveLength(1);
  });

  it('gives the shop half a minute, and two for a form that may carry files', async () => {
    const timers = watchTimers();
    await send(read);
    await send({ ...write, form: new FormData() });
    expect(timers.map(({ limit }) => limit)).toEqual([30_000, 120_000]);
  });

  it('says that it was aborted, before it was sent and after', async () => {
    store.answer = () => {};
    const controller = new AbortController();
    const failure = failureOf(send({ ...read, signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted', message: 'Aborted' });
    expect(await failureOf(send({ ...read, signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'aborted',
    });
  });

  it('counts as aborted where the browser ended it, because the page is being left', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new DOMException('x', 'AbortError'));
    expect(await failureOf(send(read))).toMatchObject({ kind: 'aborted' });
  });

  it('refuses a method that is none', async () => {
    const error = await failureOf(send({ ...read, method: 'PATCH' as 'GET' }));
    expect(error).toMatchObject({ kind: 'data', message: 'Not a valid HTTP method' });
    expect(store.requests).toHaveLength(0);
  });
});

describe('an answer with an error status', () => {
  it.each([404, 409, 422, 500])('is an error whatever its body says: %d', async (status) => {
    store.answer = json({ data: { status: 'success' } }, status);
    expect(await failureOf(send(write))).toMatchObject({ kind: 'http', status, text: '' });
  });

  it("brings the shop's words for the shopper as plain text", async () => {
    store.answer = json({ data: { error: '<p>Only 2 left of <b>Soap &amp; Co</b>.</p>' } }, 422);
    expect(await failureOf(send(write))).toMatchObject({ text: 'Only 2 left of Soap & Co.' });
  });

  it('never brings a page of HTML as words', async () => {
    store.answer = html('<h1>Forbidden</h1>', 403);
    expect(await failureOf(send(write))).toMatchObject({ kind: 'http', status: 403, text: '' });
  });

  it('does not trip over a 401 that says nothing of previews', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    store.answer = bare(401);
    expect(await failureOf(send(read))).toMatchObject({ kind: 'http', status: 401 });
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows the page anew when a preview has ended, once', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    store.answer = bare(401, { 'x-bc-preview-mode': 'true' });
    expect(await failureOf(send(read))).toMatchObject({ status: 401 });
    expect(await failureOf(send(read))).toMatchObject({ status: 401 });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('an answer that is not as announced', () => {
  it('is read as text when it has no type', async () => {
    store.answer = bare(204);
    expect(await send(read)).toBe('');
  });

  it('is an error when its JSON is none', async () => {
    store.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
    };
    expect(await failureOf(send(read))).toMatchObject({ kind: 'data' });
  });
});

describe('another host', () => {
  it.each(['https://elsewhere.test/list', '//elsewhere.test/list'])(
    'is never asked, should an address of the page lead there: %s',
    async (path) => {
      const asked = jest.spyOn(window, 'fetch');
      expect(await failureOf(send({ ...read, path }))).toMatchObject({
        kind: 'data',
        message: `Only the shop itself is asked, not ${path}`,
        text: '',
      });
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('is not asked because of a redirect either: the browser is told to stay', async () => {
    const asked = jest.spyOn(window, 'fetch');
    await send(read);
    await send({ method: 'POST', path: '/graphql', json: {} });
    expect(asked.mock.calls.map(([, options]) => options?.mode)).toEqual(['same-origin', 'same-origin']);
  });
});

describe('the token', () => {
  it('is read when a call is made, and is empty on a page that has none', async () => {
    await send(read);
    window.BCData = { csrf_token: 'late' };
    await send(read);
    expect(store.requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['', 'late']);
  });

  it("is the page's, not that of a cookie", async () => {
    document.cookie = 'XSRF-TOKEN=from-a-cookie';
    window.BCData = { csrf_token: 'from-the-page' };
    await send(read);
    expect(store.request.headers['x-xsrf-token']).toBe('from-the-page');
  });

  it('is that of the session on a page that has none', async () => {
    document.cookie = 'XSRF-TOKEN=of-the-session';
    await send(read);
    expect(store.request.headers['x-xsrf-token']).toBe('of-the-session');
  });

  it('is the newer one once the shop has refused that of an older page', async () => {
    window.BCData = { csrf_token: 'old' };
    store.answer = (request, response) => {
      document.cookie = 'XSRF-TOKEN=new';
      const isNew = request.headers['x-xsrf-token'] === 'new';
      html(isNew ? 'done' : 'Forbidden', isNew ? 200 : 403)(request, response);
    };
    expect(await send(write)).toBe('done');
    expect(store.requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['old', 'new']);
  });

  it.each(['the-same', ''])('is tried once when the shop refuses it and there is no other: "%s"', async (cookie) => {
    window.BCData = { csrf_token: 'the-same' };
    document.cookie = `XSRF-TOKEN=${cookie}`;
    store.answer = html('Forbidden', 403);
    expect(await failureOf(send(write))).toMatchObject({ kind: 'http', status: 403 });
    expect(store.requests).toHaveLength(1);
  });

  it('is no reason to send a call again that carries none', async () => {
    window.BCData = { csrf_token: 'old' };
    document.cookie = 'XSRF-TOKEN=new';
    store.answer = bare(403);
    expect(await failureOf(send({ method: 'POST', path: '/graphql', json: {} }))).toMatchObject({ status: 403 });
    expect(store.requests).toHaveLength(1);
  });
});

describe('what the shop refuses', () => {
  const api: StorefrontApi = createStorefrontApi();
  const form = new FormData();
  const refusals: [string, () => Promise<unknown>, unknown, string][] = [
    ['a product', () => api.cart.add(form), { data: { error: 'a<br>b &lt;i&gt;' } }, 'a\nb <i>'],
    ['a quantity', () => api.cart.update([]), { data: { status: 'failed', errors: ['one', 'two'] } }, 'one\ntwo'],
    ['a quantity, without a word', () => api.cart.update([]), { data: null }, ''],
    ['a coupon', () => api.codes.applyCoupon('X'), { data: { status: 'error', errors: ['no such'] } }, 'no such'],
    ['a certificate', () => api.codes.applyGiftCertificate('X'), {}, ''],
    ['a wrapping', () => api.giftWrapping.choose('1', {}), { data: { errors: ['too long'] } }, 'too long'],
    ['an option choice, without attributes', () => api.product.options('1', []), { data: [] }, ''],
    ['a GraphQL question', () => api.graphql.query('x'), { errors: [{ message: 'Syntax' }] }, ''],
  ];

  it.each(refusals)('is an error with its reason: %s', async (_name, call, answer, text) => {
    store.answer = json(answer);
    expect(await failureOf(call())).toMatchObject({ kind: 'data', text });
  });

  it('a fragment that is none is an error', async () => {
    store.answer = json({});
    expect(await failureOf(api.search.quickResults('soap'))).toMatchObject({ kind: 'data' });
    store.answer = html('<p></p>');
    expect(await failureOf(api.cart.content({ a: 'cart/a', b: 'cart/b' }))).toMatchObject({ kind: 'data' });
  });
});

describe('the quantity of the cart', () => {
  const api: StorefrontApi = createStorefrontApi();
  it.each<[string, Answer, number]>([
    ['a summary', json({ total_quantity: 2 }), 2],
    ['a summary whose number is a text', json({ total_quantity: '2' }), 2],
    ['204', bare(204), 0],
    ['204 with a type', bare(204, { 'content-type': 'application/json' }), 0],
    ['404', json({ status: 404 }, 404), 0],
    ['[]', json([]), 0],
    ['{}', json({}), 0],
    ['null', json(null), 0],
  ])('is read from %s', async (_name, answer, quantity) => {
    store.answer = answer;
    expect(await api.restCarts.quantity()).toBe(quantity);
  });

  it('is unknown when the shop fails', async () => {
    store.answer = json({}, 500);
    expect(await failureOf(api.restCarts.quantity())).toMatchObject({ kind: 'http', status: 500 });
  });
});

/** The timers that are set from now on; `end` lets one's time be over. */
function watchTimers(): { limit: number | undefined; end: () => void }[] {
  const timers: ReturnType<typeof watchTimers> = [];
  const { setTimeout } = window;
  jest.spyOn(window, 'setTimeout').mockImplementation(((end: () => void, limit?: number) => {
    if (limit && limit >= 1000) timers.push({ limit, end });
    return setTimeout(end, limit);
  }) as typeof setTimeout);
  return timers;
}
