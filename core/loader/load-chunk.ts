import { pagePolicy } from '../dom/page-policy';
import type { LoadChunk } from '../mount/session';
import { isUntouched } from '../timing/is-untouched';
import type { Bundle } from './bundle';

/** The slots that wait for the chunk stay server-rendered. */
export const chunkLoadError = (id: string, cause: unknown): Error =>
  Object.assign(new Error(`Loading chunk ${id} failed: ${(cause as Error | undefined)?.message ?? cause}`, { cause }), {
    name: 'ChunkLoadError',
  });

export interface Chunks {
  readonly loadChunk: LoadChunk;
  readonly fetchRuntime: () => Promise<unknown>;
  /** Fetches a file into the browser's cache. Never rejects. */
  readonly fetchAhead: (id: string) => Promise<unknown>;
}

/** A chunk imports nothing: it gets the runtime's exports; a theme's own chunk gets those of `own`. */
interface ChunkFile<Exports> {
  default?(runtime: unknown): Exports;
}

/**
 * `fetch` gets the file, because it can be retried: browsers may remember a failed module, and another URL would make a
 * second store. A script with the hash runs it (decision 52).
 */
export function chunkLoader({ integrity, load }: Pick<Bundle, 'integrity' | 'load'>): Chunks {
  const known = new Map<string, Promise<unknown>>();
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
        // Before the first press, images and fonts have priority.
        priority: isUntouched() ? 'low' : 'high',
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      return response.text();
    });

  /** `import()` checks no hash: a script runs the file, and `import()` returns its module. */
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
        // A removed script runs all the same.
        script.remove();
      });
      // `import()` would resolve a relative URL of a theme's chunk against the loader.
      return load<Module>(script.src);
    });

  const [runtimeUrl] = locate('runtime');
  const fetchRuntime = () => fetchFile(runtimeUrl, integrity);

  const chunks: Chunks = {
    loadChunk: <Exports>(id: string) =>
      once(id, async () => {
        const [url, ownHash] = locate(id);
        const limit = AbortSignal.timeout(TIME_LIMIT);
        for (const pause of [500, 2_000, 0]) {
          try {
            const [hashes] = await Promise.all([fetchRuntime(), fetchFile(url)]);
            // Throws without a hash: browsers ignore an invalid `integrity`.
            const hash = ownHash ?? (hashes.match(`//${id} (sha.*)`) as RegExpMatchArray & [string, string])[1];
            // `vitals` shares no code with the runtime.
            const [file, runtime] = await Promise.all([
              runFile<ChunkFile<Exports>>(url, hash),
              ownHash ? chunks.loadChunk('own') : id === 'vitals' || runFile(runtimeUrl, integrity),
            ]);
            return file.default?.(runtime);
          } catch (cause) {
            if (pause && !limit.aborted) await new Promise((resolve) => setTimeout(resolve, pause));
            // Read again: the runtime's earlier fetch may time out before `limit`.
            if (!pause || limit.aborted) throw chunkLoadError(id, cause);
          }
        }
      }) as Promise<Exports>,
    fetchRuntime,
    fetchAhead: (id) => fetchFile(locate(id)[0]).catch(() => {}),
  };
  return chunks;
}

/** Milliseconds. */
const TIME_LIMIT = 120_000;

/** The URL of a chunk beside the loader, or of a theme's own, whose id is URL and hash: `https://…/acme.js#sha256-…`. */
function locate(id: string): [url: string, hash: string | undefined] {
  const [file, hash] = id.split('#') as [string, string?];
  return [hash ? file : import.meta.resolve(`./${file}.js`), hash];
}
