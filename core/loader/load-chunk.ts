import { ChunkLoadError } from '../errors/chunk-load-error';
import type { Bundle } from './bundle';
import { isUntouched } from '../page/is-untouched';

/** Milliseconds until a chunk that has not arrived counts as failed. */
const TIME_LIMIT = 120_000;
/** Milliseconds before the second and the third try. */
const PAUSES = [500, 2_000];

/** How many bytes of the runtime's end hold the hashes of all chunks, with room to spare. */
const TAIL = 4_096;

/**
 * Loads one chunk, once. A call after a failure tries again.
 * @param id the name of a group, or `api` for the shop's calls
 * @throws {ChunkLoadError} when the chunk does not arrive, or its hash is wrong
 */
export type LoadChunk = <Module>(id: string) => Promise<Module>;

/** Brings the files of a page's chunks. */
export interface Chunks {
  readonly loadChunk: LoadChunk;
  /** Fetches the file that every chunk needs, and runs none of it. The next chunk tries again what fails here. */
  readonly fetchRuntime: () => Promise<void>;
  /**
   * Fetches the file of a chunk, once, and runs none of it; `loadChunk` then finds it in the browser's cache.
   * @returns a promise that is kept when the file is there, and when it does not come
   */
  readonly fetchAhead: (id: string) => Promise<unknown>;
}

/** Before the shopper presses anything, pictures and fonts go first. */
const priority = (): RequestPriority => (isUntouched() ? 'low' : 'high');

/**
 * Makes the functions that load the chunks of a page. They fetch each file first, with its integrity hash, and try twice
 * more if that fails. Only then the chunk is imported, from the same address: browsers remember a failed import, and another
 * address would give a second copy of the module, with a second store.
 */
export function chunkLoader({ integrity, load }: Pick<Bundle, 'integrity' | 'load'>): Chunks {
  const known = new Map<string, Promise<unknown>>();
  /** Begins a task that is not known yet; a task that failed is forgotten. */
  const once = <Result>(key: string, begin: () => Promise<Result>): Promise<Result> => {
    const running = (known.get(key) as Promise<Result> | undefined) ?? begin();
    known.set(key, running);
    running.catch(() => known.delete(key));
    return running;
  };
  const fetchFile = <Result>(file: string, signal: AbortSignal, hash = '', use?: (end: string) => Result) =>
    fetchAgain(addressOf(file), { signal, priority: priority(), integrity: hash }, hash ? PAUSES : [], use);
  let hashes = '';
  const runtime = (signal: AbortSignal) =>
    once('runtime', () => fetchFile('runtime', signal, integrity, (end) => void (hashes = end)));

  return {
    loadChunk: <Module>(id: string) =>
      once(id, () =>
        withinTime(async (signal) => {
          if (!hashes) {
            await Promise.all([
              runtime(signal),
              // The chunk comes at the same time, so that the browser has it when its hash is known. It is not checked yet.
              fetchFile(id, signal).catch(() => {}),
            ]);
          }
          // A page that is being left imports nothing more, and is gone before the second try: it reports nothing.
          return fetchFile(id, signal, hashes.match(`//${id} (.*)`)![1], () =>
            load<Module>(addressOf(id)),
          ) as Promise<Module>;
        }).catch((cause: unknown) => {
          throw new ChunkLoadError(id, cause);
        }),
      ),
    fetchRuntime: () => withinTime(runtime),
    fetchAhead: (id) => once(`${id}.js`, () => withinTime((signal) => fetchFile(id, signal))).catch(() => {}),
  };
}

const addressOf = (file: string): string => new URL(`${file}.js`, import.meta.url).href;

function withinTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${TIME_LIMIT} ms`));
      abort.abort();
    }, TIME_LIMIT);
    work(abort.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** Fetches a file, and gives what is made of its end. */
async function fetchAgain<Result>(
  url: string,
  options: RequestInit & { signal: AbortSignal },
  [pause, ...pauses]: readonly number[],
  use?: (end: string) => Result,
): Promise<Awaited<Result> | undefined> {
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const text = await response.text();
    return await use?.(text.slice(-TAIL));
  } catch (cause) {
    if (!pause || options.signal.aborted) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchAgain(url, options, pauses, use);
  }
}
