import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Call, createSend } from '../../../../core/api/send';
import { navigation } from '../../../../core/page/navigation';
import { bare, failureOf, html, json, type Responder, useRecordingServer } from './recording-server';

const shop = useRecordingServer();
const send = createSend({ localePath: '' });
const read: Call = { method: 'GET', path: '/cart.php' };
const write: Call = { method: 'POST', path: '/remote/v1/apply-code', form: { code: 'X' } };

const broken: Responder = (_request, response) => response.socket?.destroy();

describe('a call without a response', () => {
  it.each([
    ['a GET is tried once more first', read, 2],
    ['a write is never sent again', write, 1],
  ])('is a network error; %s', async (_, call, requests) => {
    shop.respond = broken;
    const error = await failureOf(send(call));
    expect(error).toMatchObject({ name: 'ShopError', kind: 'network', message: 'Network request failed' });
    expect(shop.requests).toHaveLength(requests);
  });

  it('resolves with the second response, after a short wait, if only the first was lost', async () => {
    const begun = performance.now();
    shop.respond = (request, response) =>
      shop.requests.length === 1 ? broken(request, response) : html('here')(request, response);
    expect(await send(read)).toBe('here');
    expect(performance.now() - begun).toBeGreaterThan(200);
  });

  it('is a timeout error after its time limit, and is not sent again', async () => {
    const timers = watchTimers();
    const arrived = new Promise<void>((seen) => (shop.respond = () => seen()));
    const failure = failureOf(send(read));
    await arrived;
    timers.at(-1)?.end();
    expect(await failure).toMatchObject({ kind: 'timeout', message: 'Network request timed out' });
    expect(shop.requests).toHaveLength(1);
  });

  it('has 30 seconds, and 120 seconds for a form with a file', async () => {
    const timers = watchTimers();
    await send(read);
    const empty = formWith(new File([], ''));
    await send({ ...write, form: empty });
    await send({ ...write, form: formWith(new File(['drawing'], 'sign.svg')) });
    expect(timers.map(({ limit }) => limit)).toEqual([30_000, 30_000, 120_000]);
  });

  it('is an abort error, whether it was aborted before or after it was sent', async () => {
    shop.respond = () => {};
    const controller = new AbortController();
    const failure = failureOf(send({ ...read, signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted', message: 'Aborted' });
    expect(await failureOf(send({ ...read, signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
  });

  it('counts as aborted when the browser ends it because the shopper leaves the page', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new DOMException('x', 'AbortError'));
    expect(await failureOf(send(read))).toMatchObject({ kind: 'aborted' });
  });

  it('rejects an unknown method', async () => {
    const error = await failureOf(send({ ...read, method: 'PATCH' as 'GET' }));
    expect(error).toMatchObject({ kind: 'data', message: 'Not a valid HTTP method' });
    expect(shop.requests).toHaveLength(0);
  });
});

describe('a response with an error status', () => {
  it.each([404, 409, 422, 500])('is an error even if its body reports success: %d', async (status) => {
    shop.respond = json({ data: { status: 'success' } }, status);
    expect(await failureOf(send(write))).toMatchObject({ kind: 'http', status, text: '' });
  });

  it("gives the shop's text for the shopper as plain text", async () => {
    shop.respond = json({ data: { error: '<p>Only 2 left of <b>Soap &amp; Co</b>.</p>' } }, 422);
    expect(await failureOf(send(write))).toMatchObject({ text: 'Only 2 left of Soap & Co.' });
  });

  it('reloads the page once when a preview has ended', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    shop.respond = bare(401, { 'x-bc-preview-mode': 'true' });
    expect(await failureOf(send(read))).toMatchObject({ status: 401 });
    expect(await failureOf(send(read))).toMatchObject({ status: 401 });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page of HTML in place of a response', () => {
  it.each([401, 403, 429, 503])('is a challenge, which only the browser can show: %d', async (status) => {
    shop.respond = html('<!doctype html><title>Are you human?</title>', status);
    expect(await failureOf(send(write))).toMatchObject({
      kind: 'http',
      status,
      text: '',
      isChallenge: true,
      message: `POST /remote/v1/apply-code was answered with ${status} and a page`,
    });
    expect(shop.requests).toHaveLength(1);
  });

  it.each([400, 404, 500, 502])('is none with another status: %d', async (status) => {
    shop.respond = html('<!doctype html>', status);
    expect(await failureOf(send(write))).toMatchObject({ status, isChallenge: false });
  });

  it.each([
    html('Forbidden', 403),
    json({ title: 'Forbidden' }, 403),
    bare(403),
    bare(429, { 'content-type': 'text/plain' }),
  ])('is none if the response is data or text', async (responder) => {
    shop.respond = responder;
    expect(await failureOf(send(write))).toMatchObject({ kind: 'http', isChallenge: false });
  });
});

describe('a form with a file that the browser cannot read any more', () => {
  /** A file that has changed after it was chosen. */
  const changed = (after: number): File => {
    const file = new File(['drawing'], 'sign.svg');
    let reads = 0;
    file.slice = () => {
      const gone = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
      return { arrayBuffer: () => (reads++ < after ? Promise.resolve(new ArrayBuffer(1)) : gone()) } as Blob;
    };
    return file;
  };
  const failure = {
    kind: 'data',
    message: 'The file "sign.svg" can\'t be read any more',
    file: { field: 'attribute[5]', name: 'sign.svg' },
  };

  it.each([
    ['is not sent', 0, 0],
    ['is not a network failure if the file has changed while it was sent', 1, 1],
  ])('%s', async (_, after, requests) => {
    const form = new FormData();
    const file = changed(after);
    form.entries = () => new Map([['attribute[5]', file]]).entries() as never;
    form[Symbol.iterator] = form.entries as never;
    shop.respond = broken;
    expect(await failureOf(send({ ...write, form }))).toMatchObject(failure);
    expect(shop.requests).toHaveLength(requests);
  });
});

describe('on a page whose other scripts have added properties to every object', () => {
  const names = [
    ...['foreign', 'json', 'form', 'query', 'token', 'signal', 'template', 'config', 'text', 'status', 'cause', 'data'],
    ...['integrity', 'mode', 'body', 'keepalive', 'redirect', 'credentials', 'cache', 'referrer', 'duplex', 'timeout'],
    ...['url', 'method', 'headers', 'fetchOptions', 'isChallenge', 'file', 'error', 'errors'],
  ];
  afterEach(() => names.forEach((name) => Reflect.deleteProperty(Object.prototype, name)));

  it.each(names)('a call is sent and answered as without them: %s', async (name) => {
    const responder = new Response('{"yes":1}', { headers: { 'content-type': 'application/json' } });
    const fetchSpy = jest.spyOn(window, 'fetch').mockResolvedValue(responder);
    const value = () => 'theirs';
    Object.defineProperty(Object.prototype, name, { value, enumerable: true, configurable: true, writable: true });
    const result = await send({ method: 'POST', path: '/x', form: { code: 'X' } });
    const init = fetchSpy.mock.calls[0]?.[1] as Record<string, unknown>;
    const given = [init[name], init['body'], init['method'], init['mode']];
    Reflect.deleteProperty(Object.prototype, name);
    expect(result).toEqual({ yes: 1 });
    expect(given[0]).not.toBe(value);
    expect(given.slice(1)).toEqual(['code=X', 'POST', 'same-origin']);
  });

  it.each(names)('a failure has its own text and status only: %s', async (name) => {
    shop.respond = json({}, 404);
    Object.assign(Object.prototype, { [name]: 'theirs' });
    const error = await failureOf(send(read));
    const { kind, status, text, isChallenge, file } = error;
    Reflect.deleteProperty(Object.prototype, name);
    expect({ kind, status, text, isChallenge, file }).toEqual({
      kind: 'http',
      status: 404,
      text: '',
      isChallenge: false,
      file: null,
    });
  });
});

describe('another host', () => {
  it.each(['https://elsewhere.test/list', '//elsewhere.test/list'])('is never called: %s', async (path) => {
    const fetchSpy = jest.spyOn(window, 'fetch');
    expect(await failureOf(send({ ...read, path }))).toMatchObject({
      kind: 'data',
      message: `Only the shop itself is asked, not ${path}`,
      text: '',
    });
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('is not reached by a redirect: requests are limited to the same origin', async () => {
    const fetchSpy = jest.spyOn(window, 'fetch');
    await send(read);
    await send({ method: 'POST', path: '/graphql', json: {} });
    expect(fetchSpy.mock.calls.map(([, options]) => options?.mode)).toEqual(['same-origin', 'same-origin']);
  });
});

describe('the token', () => {
  it.each<[object | undefined, string, string]>([
    [undefined, '', ''],
    [undefined, 'session', 'session'],
    [{}, 'session', 'session'],
    [{ csrf_token: null }, '', ''],
    [{ csrf_token: '' }, 'session', 'session'],
    [{ csrf_token: 'page' }, 'session', 'page'],
  ])('is read from window.BCData or else the cookie when a call is made: %j, "%s"', async (data, cookie, token) => {
    if (data) window.BCData = data;
    document.cookie = `XSRF-TOKEN=${cookie}`;
    await send(read);
    expect(shop.request.headers['x-xsrf-token']).toBe(token);
  });

  it.each([false, true])('is that of the cookie when the shop refuses it (every status: %s)', async (anyStatus) => {
    window.BCData = { csrf_token: 'old' };
    shop.respond = (request, response) => {
      document.cookie = 'XSRF-TOKEN=new';
      const isNew = request.headers['x-xsrf-token'] === 'new';
      html(isNew ? 'done' : 'Forbidden', isNew ? 200 : 403)(request, response);
    };
    expect(await send({ ...write, anyStatus })).toBe('done');
    expect(shop.requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['old', 'new']);
  });

  it.each<[string, string, Call]>([
    ['the cookie has no other token', 'old', write],
    ['there is no cookie', '', write],
    ['the call has no token', 'new', { method: 'POST', path: '/graphql', json: {} }],
  ])('is not sent again if %s', async (_, cookie, call) => {
    window.BCData = { csrf_token: 'old' };
    document.cookie = `XSRF-TOKEN=${cookie}`;
    shop.respond = html('Forbidden', 403);
    expect(await failureOf(send(call))).toMatchObject({ kind: 'http', status: 403 });
    expect(shop.requests).toHaveLength(1);
  });
});

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('attribute[5]', file);
  return form;
}

/** Records the timers that are set from now on. `end` lets a timer expire. */
function watchTimers(): { limit: number | undefined; end: () => void }[] {
  const timers: ReturnType<typeof watchTimers> = [];
  const { setTimeout } = window;
  jest.spyOn(window, 'setTimeout').mockImplementation(((end: () => void, limit?: number) => {
    if (limit && limit >= 1000) timers.push({ limit, end });
    return setTimeout(end, limit);
  }) as typeof setTimeout);
  return timers;
}
