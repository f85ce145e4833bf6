import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chunkLoader } from '../../../../core/loader/load-chunk';
import { answerFiles, fileAnswer, listOf } from './answer-files';

let fetching: ReturnType<typeof answerFiles>;
const load = jest.fn((_: string): Promise<unknown> => Promise.resolve('module'));
const chunks = () => chunkLoader({ integrity: 'sha256-runtime', load: load as never });
const loader = () => chunks().loadChunk;
/** The fetched files, each with the hash that it must have. */
const fetches = () =>
  fetching.mock.calls.map(([url, options]) =>
    [String(url).split('/').at(-1), options?.integrity].filter(Boolean).join(' '),
  );
const isOf = (chunk: string, url: unknown) => String(url).endsWith(`/${chunk}.js`);
/** Answers for one file as the function says, for all others as ever. */
const answerFor = (chunk: string, answer: typeof fetch, times = Number.POSITIVE_INFINITY) => {
  let left = times;
  fetching.mockImplementation((url, options) =>
    isOf(chunk, url) && options?.integrity && left-- > 0
      ? answer(url, options)
      : Promise.resolve(fileAnswer(listOf('cart', 'product'))),
  );
};
const flush = () => jest.advanceTimersByTimeAsync(1);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockImplementation(() => Promise.resolve('module'));
  fetching = answerFiles('cart', 'product');
});
afterEach(() => void jest.useRealTimers());

describe('a chunk', () => {
  it('is loaded once, however often it is asked for', async () => {
    const loadChunk = loader();
    const first = loadChunk('cart');
    await expect(Promise.all([first, loadChunk('cart')])).resolves.toEqual(['module', 'module']);
    await expect(loadChunk('cart')).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
    await loadChunk('product');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says why it failed, and is tried again by the next call', async () => {
    const loadChunk = loader();
    const cause = new Error('no such module');
    load.mockImplementation(() => Promise.reject(cause));
    const failed = expect(loadChunk('cart')).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk cart failed: no such module',
      cause,
    });
    await jest.advanceTimersByTimeAsync(2_500);
    await failed;
    load.mockImplementation(() => Promise.resolve('module'));
    await expect(loadChunk('cart')).resolves.toBe('module');
  });

  it('is imported once more half a second after an import has failed, as it does on a page that is being left', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('no such module')));
    const loaded = jest.fn();
    const failed = jest.fn();
    loader()('cart').then(loaded, failed);
    await jest.advanceTimersByTimeAsync(499);
    expect([loaded.mock.calls, failed.mock.calls]).toEqual([[], []]);
    await jest.advanceTimersByTimeAsync(1);
    expect([loaded.mock.calls, failed.mock.calls]).toEqual([[['module']], []]);
  });

  it('fails after 120,000 ms, and not before', async () => {
    load.mockImplementation(() => new Promise(() => undefined));
    const failed = jest.fn();
    loader()('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      'Loading chunk cart failed: no answer within 120000 ms',
    ]);
  });

  it('leaves no timer behind', async () => {
    await loader()('cart');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is imported from where it was fetched: beside the loader', async () => {
    await loader()('cart');
    const [, , [address] = []] = fetching.mock.calls;
    expect(address).toMatch(/^file:.*\/core\/loader\/cart\.js$/);
    expect(load.mock.calls).toEqual([[address]]);
  });

  it.each([
    [false, 'low'],
    [true, 'high'],
  ])('lets pictures go first until the shopper has pressed something: %s', async (hasBeenActive, priority) => {
    Object.assign(navigator, { userActivation: { hasBeenActive } });
    await loader()('cart');
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(fetching.mock.calls.map(([, options]) => options?.priority)).toEqual([priority, priority, priority]);
  });
});

describe('the hash of a chunk', () => {
  it('stands at the end of the runtime, which is checked; the first chunk comes beside it, to be checked after it', async () => {
    let arrive = (_: Response): void => undefined;
    answerFor('runtime', () => new Promise((resolve) => (arrive = resolve)));
    const loading = loader()('cart');
    await flush();
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js']);
    arrive(fileAnswer(listOf('cart')));
    await flush();
    expect(fetches().slice(2)).toEqual(['cart.js sha256-cart']);
    await expect(loading).resolves.toBe('module');
  });

  it('is found behind a whole runtime', async () => {
    fetching.mockImplementation(async () => fileAnswer('x'.repeat(250_000) + listOf('cart')));
    await loader()('cart');
    expect(fetches()).toContain('cart.js sha256-cart');
  });

  it('is checked before the chunk is imported', async () => {
    let arrive = (_: Response): void => undefined;
    answerFor('cart', () => new Promise((resolve) => (arrive = resolve)));
    const loading = loader()('cart');
    await flush();
    expect([fetches().at(-1), load.mock.calls.length]).toEqual(['cart.js sha256-cart', 0]);
    arrive(fileAnswer('code'));
    await expect(loading).resolves.toBe('module');
  });

  it('is known for each chunk after the first, which is fetched once; the runtime is fetched once for all', async () => {
    const loadChunk = loader();
    await loadChunk('cart');
    await loadChunk('product');
    expect(fetches()).toEqual([
      'runtime.js sha256-runtime',
      'cart.js',
      'cart.js sha256-cart',
      'product.js sha256-product',
    ]);
  });

  it('comes with one runtime for chunks that are loaded together', async () => {
    const loadChunk = loader();
    await Promise.all([loadChunk('cart'), loadChunk('product')]);
    expect(fetches().filter((file) => /^runtime/.test(file))).toEqual(['runtime.js sha256-runtime']);
  });

  it('must be there: a chunk that the runtime does not list is not loaded', async () => {
    await expect(loader()('art')).rejects.toThrow(/^Loading chunk art failed: /);
    expect([fetches().filter((file) => /^art\.js /.test(file)), load.mock.calls]).toEqual([[], []]);
  });

  it.each(['cart', 'runtime'])('is waited for until the whole file is there: %s', async (chunk) => {
    const response = fileAnswer(listOf('cart'));
    const body = jest.spyOn(response, 'text').mockImplementation(() => new Promise(() => undefined));
    answerFor(chunk, async () => response);
    void loader()('cart').catch(() => undefined);
    await flush();
    expect([body.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not fail when the chunk that came beside the runtime was lost', async () => {
    fetching.mockImplementation(async (url, options) => {
      if (isOf('cart', url) && !options?.integrity) throw new TypeError('offline');
      return fileAnswer(listOf('cart'));
    });
    await expect(loader()('cart')).resolves.toBe('module');
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js', 'cart.js sha256-cart']);
  });
});

describe('the runtime that is fetched ahead', () => {
  it('is checked, run by nobody, and not fetched again for the first chunk', async () => {
    const { fetchRuntime, loadChunk } = chunks();
    fetchRuntime();
    await flush();
    expect([fetches(), load.mock.calls]).toEqual([['runtime.js sha256-runtime'], []]);
    await loadChunk('cart');
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js sha256-cart']);
  });

  it('is shared with a chunk that is wanted while it is on its way', async () => {
    const { fetchRuntime, loadChunk } = chunks();
    fetchRuntime();
    await loadChunk('cart');
    expect(fetches()).toEqual(['runtime.js sha256-runtime', 'cart.js', 'cart.js sha256-cart']);
  });

  it('is tried again by the next chunk when it did not arrive', async () => {
    const { fetchRuntime, loadChunk } = chunks();
    answerFor('runtime', async () => fileAnswer('', 503), 3);
    const failed = expect(fetchRuntime()).rejects.toThrow('answered 503');
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    await expect(loadChunk('cart')).resolves.toBe('module');
    expect(fetches().filter((file) => /^runtime/.test(file))).toHaveLength(4);
  });
});

describe.each(['cart', 'runtime'])('a file that does not arrive: %s', (chunk) => {
  const tries = () => fetches().filter((file) => file === `${chunk}.js sha256-${chunk}`).length;

  it.each<[string, typeof fetch]>([
    ['the network loses it', () => Promise.reject(new TypeError('offline'))],
    ['the CDN answers with an error', async () => fileAnswer('', 503)],
  ])('is tried again after half a second, and after two seconds more, when %s', async (_, fail) => {
    answerFor(chunk, fail, 2);
    const loading = loader()('cart');
    const triesAfter = async (ms: number) => (await jest.advanceTimersByTimeAsync(ms), tries());
    expect([await triesAfter(499), await triesAfter(1), await triesAfter(1_999), await triesAfter(1)]).toEqual([
      1, 2, 2, 3,
    ]);
    await expect(loading).resolves.toBe('module');
  });

  it('fails after the third try, with the reason, and the next call fetches anew', async () => {
    answerFor(chunk, async () => fileAnswer('', 404));
    const loadChunk = loader();
    const failed = jest.fn();
    loadChunk('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tries()).toBe(3);
    expect(String(failed.mock.calls[0]?.[0])).toMatch(
      new RegExp(`^ChunkLoadError: Loading chunk cart failed: file:.*/${chunk}\\.js answered 404$`),
    );
    expect(load).not.toHaveBeenCalled();
    answerFor(chunk, async () => fileAnswer(listOf('cart')));
    await expect(loadChunk('cart')).resolves.toBe('module');
  });

  it('is given up after 120,000 ms: what is on the way is aborted, and not tried again', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    answerFor(
      chunk,
      (_, options) =>
        new Promise((_resolve, reject) => {
          signals.push(options?.signal);
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const failed = jest.fn();
    loader()('cart').catch(failed);
    await jest.advanceTimersByTimeAsync(130_000);
    expect(String(failed.mock.calls[0]?.[0])).toBe(
      'ChunkLoadError: Loading chunk cart failed: no answer within 120000 ms',
    );
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
