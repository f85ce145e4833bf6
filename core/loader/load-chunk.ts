import { isUntouched } from '../timing/is-untouched';
import { pagePolicy } from '../dom/page-policy';
import type { LoadChunk } from '../mount/session';
import type { Bundle } from './bundle';

/**
 * Makes the error for a chunk of the bundle that could not be loaded. Its name is `ChunkLoadError`. The slots that wait for
 * the chunk stay as the server rendered them.
 * @param id the chunk's name, as in the bundle's manifest
 * @param cause the browser's error
 */
export const chunkLoadError = (id: string, cause: unknown): Error =>
  Object.assign(new Error(`Loading chunk ${id} failed: ${(cause as Error | undefined)?.message ?? cause}`, { cause }), {
    name: 'ChunkLoadError',
  });

/** Loads the chunks of a page. */
export interface Chunks {
  readonly loadChunk: LoadChunk;
  /** Fetches the file that every chunk needs, without running it. If that fails, the next chunk retries. */
  readonly fetchRuntime: () => Promise<unknown>;
  /**
   * Fetches the file of a chunk once, without running it; `loadChunk` then finds it in the browser's cache.
   * @returns a promise that also resolves when the fetch fails
   */
  readonly fetchAhead: (id: string) => Promise<unknown>;
}

/** The module of a chunk. It imports nothing: its default export gets the runtime's exports and returns those of the chunk. */
interface ChunkFile<Exports> {
  default?(runtime: unknown): Exports;
}

/**
 * Makes the functions that load the chunks of a page. A chunk loads in two steps:
 *
 * 1. `fetch` gets the file, because a failed fetch can be repeated. A failed module often cannot: browsers may remember the
 *    failure, and the same file from another URL would be a second copy of the module, with a second store.
 * 2. A module script with the hash runs the file. The server may send the script other bytes than it sent to `fetch`, so the
 *    browser must check the bytes that it runs.
 *
 * The bundle has the hash of the runtime. The runtime's file ends with the hashes of all other chunks.
 */
export function chunkLoader({ integrity, load }: Pick<Bundle, 'integrity' | 'load'>): Chunks {
  const known = new Map<string, Promise<unknown>>();
  /** Begins a task once. After a failure the next call begins it again. */
  const once = <Result>(key: string, begin: () => Promise<Result>): Promise<Result> => {
    const running = (known.get(key) as Promise<Result> | undefined) ?? begin();
    known.set(key, running);
    running.catch(() => known.delete(key));
    return running;
  };

  const fetchFile = (url: string, hash = '') =>
    once(url, async () => {
      const response = await fetch(url, {
        __proto__: null,
        integrity: hash,
        // Until the shopper presses something, images and fonts have priority.
        priority: isUntouched() ? 'low' : 'high',
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      return response.text();
    });

  /** Runs a file by a script, because `import()` checks no hash. `import()` then returns the module that the script has run. */
  const runFile = <Module>(url: string, hash: string) =>
    once(hash, async () => {
      const script = document.createElement('script');
      await new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`${url} did not load`));
        AbortSignal.timeout(TIME_LIMIT).onabort = fail;
        Object.assign(script, {
          integrity: hash,
          type: 'module',
          nonce: document.querySelector<HTMLElement>('[data-page-context]')?.nonce,
          onerror: fail,
          src: pagePolicy.createScriptURL(url),
          onload: resolve,
        });
        document.head.append(script);
        // A script that has left the page runs all the same.
        script.remove();
      });
      return load<Module>(url);
    });

  const fetchRuntime = () => fetchFile(urlOf('runtime'), integrity);

  return {
    loadChunk: <Exports>(id: string, { standalone = false } = {}) =>
      once(id, async () => {
        const limit = AbortSignal.timeout(TIME_LIMIT);
        for (const pause of [500, 2_000, 0]) {
          try {
            const [hashes] = await Promise.all([fetchRuntime(), fetchFile(urlOf(id))]);
            // If the hash is missing, this line throws. Browsers ignore an invalid `integrity` and would run the file unchecked.
            const [, hash] = hashes.match(`//${id} (sha.*)`) as RegExpMatchArray & [string, string];
            const [file, runtime] = await Promise.all([
              runFile<ChunkFile<Exports>>(urlOf(id), hash),
              standalone || runFile(urlOf('runtime'), integrity),
            ]);
            return file.default?.(runtime);
          } catch (cause) {
            if (pause && !limit.aborted) await new Promise((resolve) => setTimeout(resolve, pause));
            // Read the limit again after the pause. If the runtime's fetch began before this load, it times out before `limit`.
            if (!pause || limit.aborted) throw chunkLoadError(id, cause);
          }
        }
      }) as Promise<Exports>,
    fetchRuntime,
    fetchAhead: (id) => fetchFile(urlOf(id)).catch(() => {}),
  };
}

/** Milliseconds after which loading is given up. */
const TIME_LIMIT = 120_000;

const urlOf = (file: string): string => import.meta.resolve(`./${file}.js`);
