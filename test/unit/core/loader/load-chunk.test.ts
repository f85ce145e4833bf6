import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chunkHashes } from '../../../../core/loader/chunk-hashes';
import { chunkLoader } from '../../../../core/loader/load-chunk';

const hashes = chunkHashes as Record<string, string>;
const answer = (status = 200) => new Response('code', { status });
const fetching = jest.fn<typeof fetch>();
const load = jest.fn(() => Promise.resolve('module'));
const files = () => fetching.mock.calls.map(([url]) => String(url).split('/').at(-1));

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset().mockImplementation(() => Promise.resolve(answer()));
  load.mockReset().mockImplementation(() => Promise.resolve('module'));
  globalThis.fetch = fetching;
});
afterEach(() => {
  jest.useRealTimers();
  for (const chunk of Object.keys(hashes)) delete hashes[chunk];
});

describe('a chunk without a hash', () => {
  it('is loaded as it is', async () => {
    await expect(chunkLoader()('cart', load)).resolves.toBe('module');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is loaded once, however often it is asked for', async () => {
    const loadChunk = chunkLoader();
    const first = loadChunk('cart', load);
    await expect(Promise.all([first, loadChunk('cart', load)])).resolves.toEqual(['module', 'module']);
    await expect(loadChunk('cart', load)).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
    await loadChunk('product', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says why it failed, and is tried again by the next call', async () => {
    const loadChunk = chunkLoader();
    const cause = new Error('no such module');
    load.mockImplementationOnce(() => Promise.reject(cause));
    await expect(loadChunk('cart', load)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk cart failed: no such module',
      cause,
    });
    await expect(loadChunk('cart', load)).resolves.toBe('module');
  });

  it('fails after 120,000 ms, and not before', async () => {
    load.mockImplementation(() => new Promise(() => undefined));
    const failed = jest.fn();
    chunkLoader()('cart', load).catch(failed);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      'Loading chunk cart failed: no answer within 120000 ms',
    ]);
  });

  it('leaves no timer behind', async () => {
    await chunkLoader()('cart', load);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a chunk with a hash', () => {
  beforeEach(() => {
    Object.assign(hashes, { cart: 'sha256-cart', product: 'sha256-product', runtime: 'sha256-runtime' });
  });

  it('is fetched with its hash, and so is the runtime, and only then loaded', async () => {
    let arrive = (_: Response): void => undefined;
    fetching.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const loading = chunkLoader()('cart', load);
    await jest.advanceTimersByTimeAsync(10);
    expect(files()).toEqual(['runtime.js', 'cart.js']);
    expect(fetching.mock.calls.map(([, options]) => options?.integrity)).toEqual(['sha256-runtime', 'sha256-cart']);
    expect(load).not.toHaveBeenCalled();
    arrive(answer());
    await expect(loading).resolves.toBe('module');
  });

  it.each([
    [false, 'low'],
    [true, 'high'],
  ])('lets pictures go first until the shopper has pressed something: %s', async (hasBeenActive, priority) => {
    Object.assign(navigator, { userActivation: { hasBeenActive } });
    await chunkLoader()('cart', load);
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(fetching.mock.calls.map(([, options]) => options?.priority)).toEqual([priority, priority]);
  });

  it('is fetched beside the loader', async () => {
    await chunkLoader()('cart', load);
    expect(String(fetching.mock.calls[0]?.[0])).toMatch(/^file:.*\/core\/loader\/runtime\.js$/);
  });

  it('has its file fetched once, and the runtime once for all', async () => {
    const loadChunk = chunkLoader();
    await Promise.all([loadChunk('cart', load), loadChunk('product', load)]);
    expect(files()).toEqual(['runtime.js', 'cart.js', 'product.js']);
  });

  it('waits until the whole file is there', async () => {
    const response = answer();
    const body = jest.spyOn(response, 'arrayBuffer').mockImplementation(() => new Promise(() => undefined));
    fetching.mockImplementationOnce(() => Promise.resolve(response));
    void chunkLoader()('cart', load).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(10);
    expect([body.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['that the network loses', () => Promise.reject(new TypeError('offline'))],
    ['that the CDN answers with an error', () => Promise.resolve(answer(503))],
  ])('is tried again after half a second, and after two seconds more, where a file %s', async (_, fail) => {
    delete hashes.runtime;
    fetching.mockImplementationOnce(fail).mockImplementationOnce(fail);
    const loading = chunkLoader()('cart', load);
    const triesAt = async (ms: number) => (await jest.advanceTimersByTimeAsync(ms), fetching.mock.calls.length);
    expect([await triesAt(499), await triesAt(1), await triesAt(1_999), await triesAt(1)]).toEqual([1, 2, 2, 3]);
    await expect(loading).resolves.toBe('module');
    expect(new Set(files())).toEqual(new Set(['cart.js']));
  });

  it('fails after the third try, with the reason, and the next call fetches anew', async () => {
    delete hashes.runtime;
    fetching.mockImplementation(() => Promise.resolve(answer(404)));
    const loadChunk = chunkLoader();
    const failed = jest.fn();
    loadChunk('cart', load).catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetching).toHaveBeenCalledTimes(3);
    expect(String(failed.mock.calls[0]?.[0])).toMatch(
      /^ChunkLoadError: Loading chunk cart failed: file:.*\/cart\.js answered 404$/,
    );
    expect(load).not.toHaveBeenCalled();
    fetching.mockImplementation(() => Promise.resolve(answer()));
    await expect(loadChunk('cart', load)).resolves.toBe('module');
  });

  it('is given up after 120,000 ms: what is on the way is aborted, and not tried again', async () => {
    delete hashes.runtime;
    fetching.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const failed = jest.fn();
    chunkLoader()('cart', load).catch(failed);
    await jest.advanceTimersByTimeAsync(130_000);
    expect(String(failed.mock.calls[0]?.[0])).toBe(
      'ChunkLoadError: Loading chunk cart failed: no answer within 120000 ms',
    );
    expect([fetching.mock.calls.length, fetching.mock.calls[0]?.[1]?.signal?.aborted]).toEqual([1, true]);
  });
});
