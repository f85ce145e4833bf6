import { afterEach, beforeEach, jest } from '@jest/globals';
import { chunkLoader } from '../../../../core/loader/load-chunk';
import { answerFiles, fileAnswer, listOf, type Running } from './answer-files';
import { chunkOf } from './page-with-bundle';

type Answers = ReturnType<typeof answerFiles>;

const named = (address: unknown, hash = '') => [`${chunkOf(String(address))}.js`, hash].filter(Boolean).join(' ');

/** A browser in front of a CDN that has the runtime and two chunks, `cart` and `product`; time is the test's. */
export function useChunks() {
  let fetching: Answers['fetching'];
  let running: Answers['running'];
  let restore: () => void;
  const runtime = { react: 'the one' };
  /** Makes the exports of each chunk. */
  const make = jest.fn((_: unknown) => 'exports');
  const load = jest.fn(
    async (address: string): Promise<unknown> => (chunkOf(address) === 'runtime' ? runtime : { default: make }),
  );
  beforeEach(() => {
    jest.useFakeTimers();
    restore = timeByTest();
    load.mockClear();
    make.mockReset().mockImplementation(() => 'exports');
    ({ fetching, running } = answerFiles('cart', 'product'));
  });
  afterEach(() => {
    jest.useRealTimers();
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
    /** Answers for one file as the function says, so many times, for all others as ever. */
    answerFor: (chunk: string, answer: typeof fetch, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      fetching.mockImplementation((url, options) =>
        chunkOf(String(url)) === chunk && left-- > 0
          ? answer(url, options)
          : Promise.resolve(fileAnswer(listOf('cart', 'product'))),
      );
    },
    /** Lets the script of one file end as the function says, so many times. */
    runFor: (chunk: string, outcome: Running, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      running.mockImplementation((script) => (chunkOf(script.src) === chunk && left-- > 0 ? outcome(script) : 'load'));
    },
  };
}

/** Has the browser's own time limits run by the test's clock; what is returned undoes it. */
export function timeByTest(): () => void {
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error(`no answer within ${ms} ms`)), ms);
    return abort.signal;
  });
  return () => spy.mockRestore();
}

/** What never ends. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A file that never comes; the browser gives up when it is told to. */
export const hanging: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
  });
