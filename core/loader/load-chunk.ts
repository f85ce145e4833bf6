import { ChunkLoadError } from '../errors/chunk-load-error';
import { chunkFiles, type ChunkFile } from './chunk-files';

/** Milliseconds until a chunk that has not arrived counts as failed. */
const TIME_LIMIT = 120_000;
/** Milliseconds before the second and the third try. */
const PAUSES = [500, 2_000];

const loaded = new Map<string, Promise<unknown>>();
const fetched = new Map<string, Promise<void>>();

/**
 * Loads a chunk once. Each of its files is fetched first, with its integrity hash, and twice more if that fails; only
 * then it is imported, from the very same address: browsers remember a failed import, and another address would be a
 * second copy of the module with a second store.
 * @param id the chunk's name in the bundle
 * @param load its `import()`
 * @throws {ChunkLoadError} when it can't be had; a later call tries anew
 */
export function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  const known = loaded.get(id) as Promise<Module> | undefined;
  if (known) return known;
  const module = fetchAndImport(id, load).catch((cause: unknown) => {
    loaded.delete(id);
    throw new ChunkLoadError(id, cause);
  });
  loaded.set(id, module);
  return module;
}

async function fetchAndImport<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  const abort = new AbortController();
  const timeUp = new Promise<never>((_, reject) => {
    abort.signal.onabort = () => reject(new Error(`no answer within ${TIME_LIMIT} ms`));
  });
  const timer = setTimeout(() => abort.abort(), TIME_LIMIT);
  const files = chunkFiles[id] ?? [];
  const arrive = async () => {
    await Promise.all(files.map((file) => fetchFile(file, abort.signal)));
    return load();
  };
  try {
    return await Promise.race([arrive(), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

function fetchFile([name, integrity]: ChunkFile, signal: AbortSignal): Promise<void> {
  const known = fetched.get(name);
  if (known) return known;
  const file = fetchAgain(new URL(name, import.meta.url).href, { integrity, signal }, PAUSES);
  fetched.set(name, file);
  file.catch(() => fetched.delete(name));
  return file;
}

async function fetchAgain(url: string, options: RequestInit, [pause, ...pauses]: readonly number[]): Promise<void> {
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    if (pause === undefined || options.signal?.aborted) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await fetchAgain(url, options, pauses);
  }
}
