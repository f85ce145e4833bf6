import { describe, expect, it, jest } from '@jest/globals';
import { chunkOf } from './page-with-bundle';
import { fileResponse, listOf } from './serve-files';
import { hanging, never, useChunks } from './use-chunks';

const { runtime, make, load, chunks, loader, fetching, running, fetches, runs, respondFor, runFor } = useChunks();
const flush = () => jest.advanceTimersByTimeAsync(1);

describe('a chunk', () => {
  it('is created with the runtime once, however often it is requested', async () => {
    const loadChunk = loader();
    const first = loadChunk('cart');
    await expect(Promise.all([first, loadChunk('cart')])).resolves.toEqual(['exports', 'exports']);
    await expect(loadChunk('cart')).resolves.toBe('exports');
    expect(make.mock.calls).toEqual([[runtime]]);
    await loadChunk('product');
    expect(make).toHaveBeenCalledTimes(2);
    // The runtime is fetched and run once for all chunks.
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js', 'product.js']);
    expect(runs().sort()).toEqual(['cart.js sha256-cart', 'product.js sha256-product', 'runtime.js sha256-runtime']);
  });

  it.each<[string, () => void]>([
    ['its script hangs', () => runFor('cart', never)],
    ['the script of the runtime hangs', () => runFor('runtime', never)],
  ])('fails after 120,000 ms, and not before, when %s', async (_, hang) => {
    hang();
    const failed = jest.fn();
    loader()('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('fails at the limit also if another chunk requested the runtime first', async () => {
    respondFor('runtime', hanging);
    const loadChunk = loader();
    loadChunk('api').catch(() => {});
    const failed = jest.fn();
    loadChunk('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(120_500);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('is run and imported from the URL where it was fetched, beside the loader', async () => {
    await loader()('cart');
    const url = String(fetching().mock.calls.at(-1)?.[0]);
    expect(url).toMatch(/^file:.*\/core\/loader\/cart\.js$/);
    expect(running().mock.calls.map(([{ src }]) => src)).toContain(url);
    expect(load.mock.calls).toContainEqual([url]);
  });

  it('runs without the runtime if it is `vitals`, which shares no code with it', async () => {
    fetching().mockResolvedValue(fileResponse(listOf('vitals')));
    await loader()('vitals');
    expect(runs()).toEqual(['vitals.js sha256-vitals']);
  });

  it.each([
    [false, 'low'],
    [true, 'high'],
  ])('is fetched with low priority until the shopper has been active: %s', async (hasBeenActive, priority) => {
    Object.assign(navigator, { userActivation: { hasBeenActive } });
    await loader()('cart');
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(fetching().mock.calls.map(([, options]) => options?.priority)).toEqual([priority, priority]);
  });
});

describe('the hash of a chunk', () => {
  it('is at the end of the runtime; both files are fetched in parallel, and then both run', async () => {
    let arrive = (_: Response): void => undefined;
    respondFor('runtime', () => new Promise((resolve) => (arrive = resolve)));
    const loading = loader()('cart');
    await flush();
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js']);
    expect(runs()).toEqual([]);
    arrive(fileResponse('x'.repeat(250_000) + listOf('cart')));
    await flush();
    expect(runs().sort()).toEqual(['cart.js sha256-cart', 'runtime.js sha256-runtime']);
    await expect(loading).resolves.toBe('exports');
  });

  it.each(['cart', 'runtime'])('is checked by a script before the module is imported: %s', async (chunk) => {
    let arrive = (_: 'load'): void => undefined;
    runFor(chunk, () => new Promise((resolve) => (arrive = resolve)));
    const loading = loader()('cart');
    await flush();
    expect(runs().length).toBe(2);
    expect(load.mock.calls.map(([url]) => chunkOf(url))).toEqual([chunk === 'cart' ? 'runtime' : 'cart']);
    expect(make.mock.calls).toEqual([]);
    arrive('load');
    await expect(loading).resolves.toBe('exports');
  });

  it('is used by a module script with the nonce of the bundle’s tag, removed after it has run', async () => {
    document.body.innerHTML = '<script type="text/plain" data-page-context nonce="abc"></script>';
    await loader()('cart');
    const scripts = running().mock.calls.map(([{ type, nonce, isConnected }]) => [type, nonce, isConnected]);
    expect(scripts).toEqual([
      ['module', 'abc', false],
      ['module', 'abc', false],
    ]);
    document.body.innerHTML = '';
  });

  it('is required: a chunk that the runtime does not list does not run', async () => {
    const failed = expect(loader()('art')).rejects.toThrow(/^Loading chunk art failed: /);
    await jest.advanceTimersByTimeAsync(2_500);
    await failed;
    expect(runs()).toEqual([]);
    expect(load.mock.calls).toEqual([]);
  });

  it.each(['cart', 'runtime'])('is not used before the whole file has arrived: %s', async (chunk) => {
    const response = fileResponse(listOf('cart'));
    const body = jest.spyOn(response, 'text').mockImplementation(never);
    respondFor(chunk, async () => response);
    void loader()('cart').catch(() => undefined);
    await flush();
    expect(body.mock.calls.length).toBe(1);
    expect(runs()).toEqual([]);
  });
});

describe('a file that is fetched in advance', () => {
  it.each(['runtime', 'cart'])('does not run, and is not fetched again: %s', async (file) => {
    const { fetchRuntime, fetchAhead, loadChunk } = chunks();
    await (file === 'runtime' ? fetchRuntime() : fetchAhead(file));
    expect(fetches().length).toBe(1);
    expect(runs()).toEqual([]);
    await loadChunk('cart');
    expect(fetches().sort()).toEqual(['cart.js', 'runtime.js sha256-runtime']);
  });

  it('is shared with a chunk that is requested while the file is loading', async () => {
    const { fetchRuntime, loadChunk } = chunks();
    void fetchRuntime();
    await loadChunk('cart');
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js']);
  });

  it('is fetched again by the next chunk if it did not arrive', async () => {
    const { fetchRuntime, loadChunk } = chunks();
    respondFor('runtime', async () => fileResponse('', 503), 1);
    await expect(fetchRuntime()).rejects.toThrow('responded with 503');
    await expect(loadChunk('cart')).resolves.toBe('exports');
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'runtime.js sha256-runtime', 'cart.js']);
  });
});

const triesAfter = async (tries: () => number, ...times: readonly number[]) => {
  const counts: number[] = [];
  for (const ms of times) {
    await jest.advanceTimersByTimeAsync(ms);
    counts.push(tries());
  }
  return counts;
};

describe.each(['cart', 'runtime'])('a file that does not arrive: %s', (chunk) => {
  const tries = () => fetches().filter((file) => file.startsWith(`${chunk}.js`)).length;

  it.each<[string, typeof fetch]>([
    ['the network loses it', () => Promise.reject(new TypeError('offline'))],
    ['the CDN responds with an error', async () => fileResponse('', 503)],
  ])('is fetched again after 0.5 s, and after 2 s more, when %s', async (_, fail) => {
    respondFor(chunk, fail, 2);
    const loading = loader()('cart');
    expect(await triesAfter(tries, 499, 1, 1_999, 1)).toEqual([1, 2, 2, 3]);
    await expect(loading).resolves.toBe('exports');
  });

  it('fails after the third try, with the reason, and is fetched again by the next call', async () => {
    respondFor(chunk, async () => fileResponse('', 404));
    const loadChunk = loader();
    const failed = jest.fn();
    loadChunk('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tries()).toBe(3);
    expect(String(failed.mock.calls[0]?.[0])).toMatch(
      new RegExp(`^ChunkLoadError: Loading chunk cart failed: file:.*/${chunk}\\.js responded with 404$`),
    );
    expect(runs()).toEqual([]);
    respondFor(chunk, async () => fileResponse(listOf('cart')));
    await expect(loadChunk('cart')).resolves.toBe('exports');
  });

  it('fails after 120,000 ms: its request is aborted and not sent again', async () => {
    respondFor(chunk, hanging);
    const failed = jest.fn();
    loader()('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(130_000);
    expect(String(failed.mock.calls[0]?.[0])).toBe(
      'ChunkLoadError: Loading chunk cart failed: no response within 120000 ms',
    );
    expect(tries()).toBe(1);
    expect(fetching().mock.calls.filter(([, options]) => options?.signal?.aborted).length > 0).toBe(true);
  });
});

describe.each(['cart', 'runtime'])('a file whose script does not run: %s', (chunk) => {
  const tries = () => runs().filter((file) => file.startsWith(`${chunk}.js`)).length;

  it('runs again after 0.5 s, and after 2 s more', async () => {
    runFor(chunk, () => 'error', 2);
    const loading = loader()('cart');
    expect(await triesAfter(tries, 499, 1, 1_999, 1)).toEqual([1, 2, 2, 3]);
    await expect(loading).resolves.toBe('exports');
  });

  it('fails after the third try, with its URL, and leaves no script in the page', async () => {
    runFor(chunk, () => 'error');
    const failed = jest.fn();
    loader()('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tries()).toBe(3);
    expect(String(failed.mock.calls[0]?.[0])).toMatch(
      new RegExp(`^ChunkLoadError: Loading chunk cart failed: file:.*/${chunk}\\.js did not load$`),
    );
    expect(document.head.querySelector('script')).toBeNull();
  });
});
