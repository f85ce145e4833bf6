import { ChunkLoadError } from '../errors/chunk-load-error';
import { chunkHashes } from './chunk-hashes';

/** Milliseconds until a chunk that has not arrived counts as failed. */
const TIME_LIMIT = 120_000;
/** Milliseconds before the second and the third try. */
const PAUSES = [500, 2_000];

/**
 * Loads one chunk, once. A call after a failure tries again.
 * @param id the chunk's name in the bundle
 * @param load its `import()`
 * @throws {ChunkLoadError} when the chunk does not arrive, or its hash is wrong
 */
export type LoadChunk = <Module>(id: string, load: () => Promise<Module>) => Promise<Module>;

/** Before the shopper presses anything, pictures and fonts go first. */
const priority = (): RequestPriority => (navigator.userActivation?.hasBeenActive ? 'high' : 'low');

/**
 * Makes the function that loads the chunks of a page. It fetches each file of a chunk first, with its integrity hash, and
 * tries twice more if that fails. Only then it imports the chunk, from the same address: browsers remember a failed import,
 * and another address would give a second copy of the module, with a second store.
 */
export function chunkLoader(): LoadChunk {
  const known = new Map<string, Promise<unknown>>();
  /** Begins a task that is not known yet; a task that failed is forgotten. */
  const once = <Result>(key: string, begin: () => Promise<Result>): Promise<Result> => {
    const running = (known.get(key) as Promise<Result> | undefined) ?? begin();
    known.set(key, running);
    running.catch(() => known.delete(key));
    return running;
  };
  const fetchFile = (id: string, signal: AbortSignal) => {
    const file = `${id}.js`;
    const integrity = chunkHashes[id];
    return (
      integrity &&
      once(file, () =>
        fetchAgain(new URL(file, import.meta.url).href, { integrity, signal, priority: priority() }, PAUSES),
      )
    );
  };

  return (id, load) =>
    once(id, () =>
      withinTime(async (signal) => {
        await Promise.all(['runtime', id].map((file) => fetchFile(file, signal)));
        return load();
      }).catch((cause: unknown) => {
        throw new ChunkLoadError(id, cause);
      }),
    );
}

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

async function fetchAgain(
  url: string,
  options: RequestInit & { signal: AbortSignal },
  [pause, ...pauses]: readonly number[],
): Promise<void> {
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    if (pause === undefined || options.signal.aborted) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await fetchAgain(url, options, pauses);
  }
}
