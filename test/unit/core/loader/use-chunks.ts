import { afterEach, beforeEach, jest } from '@jest/globals';
import { chunkLoader } from '../../../../core/loader/load-chunk';
import { chunkOf } from './page-with-bundle';
import { fileResponse, listOf, type Running, serveFiles } from './serve-files';

type ServedFiles = ReturnType<typeof serveFiles>;

const named = (href: unknown, hash = '') => [`${chunkOf(String(href))}.js`, hash].filter(Boolean).join(' ');

/** Gives the tests of a file a CDN with the runtime and two chunks, `cart` and `product`, and fake timers. */
export function useChunks() {
  let fetching: ServedFiles['fetching'];
  let running: ServedFiles['running'];
  let restore: () => void;
  const runtime = { react: 'the one' };
  /** Creates the exports of each chunk. */
  const make = jest.fn((_: unknown) => 'exports');
  const load = jest.fn(
    async (href: string): Promise<unknown> => (chunkOf(href) === 'runtime' ? runtime : { default: make }),
  );
  beforeEach(() => {
    jest.useFakeTimers();
    restore = timeByTest();
    load.mockClear();
    make.mockReset().mockImplementation(() => 'exports');
    ({ fetching, running } = serveFiles('cart', 'product'));
  });
  afterEach(() => {
    restore();
  });

  const chunks = () => chunkLoader({ integrity: 'sha256-runtime', load: load as never });
  return {
    runtime,
    make,
    load,
    chunks,
    loader: () => chunks().loadChunk,
    fetching: () => fetching,
    running: () => running,
    /** The fetched files, each with the hash that it must have. */
    fetches: () => fetching.mock.calls.map(([url, options]) => named(url, options?.integrity)),
    /** The files that were run by a script, each with the hash that it must have. */
    runs: () => running.mock.calls.map(([{ src, integrity }]) => named(src, integrity)),
    /** Answers the first requests for one file with this function, up to `times`, and all others as usual. */
    respondFor: (chunk: string, fetcher: typeof fetch, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      fetching.mockImplementation((url, options) =>
        chunkOf(String(url)) === chunk && left-- > 0
          ? fetcher(url, options)
          : Promise.resolve(fileResponse(listOf('cart', 'product'))),
      );
    },
    /** Gives the first runs of one file's script this outcome, up to `times`, and all others the usual one. */
    runFor: (chunk: string, outcome: Running, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      running.mockImplementation((script) => (chunkOf(script.src) === chunk && left-- > 0 ? outcome(script) : 'load'));
    },
  };
}

/** Runs the time limits of `AbortSignal` on the fake timers. The returned function undoes this. */
function timeByTest(): () => void {
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error(`no response within ${ms} ms`)), ms);
    return abort.signal;
  });
  return () => spy.mockRestore();
}

/** A promise that is never settled. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A request that gets no response. It fails when it is aborted. */
export const hanging: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
  });
