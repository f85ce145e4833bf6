import { describe, expect, it, jest } from '@jest/globals';
import { fileResponse, listOf } from './serve-files';
import { hanging, useChunks } from './use-chunks';

const { loader, fetching, fetches, runs, respondFor, runFor } = useChunks();

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
