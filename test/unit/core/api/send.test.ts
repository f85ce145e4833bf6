import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createSend, type Call } from '../../../../core/api/send';
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

  it('shows the page anew when a preview has ended, once', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    store.answer = bare(401, { 'x-bc-preview-mode': 'true' });
    expect(await failureOf(send(read))).toMatchObject({ status: 401 });
    expect(await failureOf(send(read))).toMatchObject({ status: 401 });
    expect(reload).toHaveBeenCalledTimes(1);
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
