import type { TrustPolicy } from '../dom/trusted';
import type { AppStore } from '../state/make-store';

/**
 * Loads a chunk once; a call after a failure retries.
 * @param id a group, `api`, `vitals` or `on-demand`
 * @param standalone for a chunk that needs no runtime and exports nothing
 * @throws {Error} a ChunkLoadError
 */
export type LoadChunk = <Exports>(id: string, options?: { standalone?: boolean }) => Promise<Exports>;

/** What one `start()` shares with every mount. */
export interface Session {
  readonly version: string;
  readonly policy: TrustPolicy;
  readonly loadChunk: LoadChunk;
  /** Nodes added after parsing. */
  readonly added?: WeakSet<Node>;
  /** Mounts the slots with the moment `runtime`. */
  readonly mountDeferred: () => void;
  store?: AppStore;
  /** Removes the store's listeners from the page. */
  stopObserving?: () => void;
}
