import type { TrustPolicy } from '../dom/trusted';
import type { AppStore } from '../state/make-store';

/**
 * Loads a chunk once; a call after a failure retries.
 * @param id a group, `api`, `vitals` or `on-demand`
 * @throws {Error} a ChunkLoadError
 */
export type LoadChunk = <Exports>(id: string) => Promise<Exports>;

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
