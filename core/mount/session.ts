import type { AppStore } from '../state/make-store';
import type { TrustPolicy } from '../dom/trusted';

/**
 * Loads one chunk, once. A call after a failure retries.
 * @param id the name of a group, `api` for the shop's calls, `vitals` or `on-demand`
 * @param standalone true for a chunk that needs no runtime and exports nothing
 * @throws {Error} a ChunkLoadError if the chunk does not arrive or its hash is wrong
 */
export type LoadChunk = <Exports>(id: string, options?: { standalone?: boolean }) => Promise<Exports>;

/** The values that one `start()` shares with every mount of the page. */
export interface Session {
  readonly version: string;
  /** The policy for HTML and for the URLs of scripts. */
  readonly policy: TrustPolicy;
  readonly loadChunk: LoadChunk;
  /** The nodes that were added to the page after it was parsed. */
  readonly added?: WeakSet<Node>;
  /** Mounts the slots that have nothing to do on a page that nobody has touched. */
  readonly mountDeferred: () => void;
  /** The Redux store; the first mount makes it. */
  store?: AppStore;
  /** Removes the store's listeners from the page: those for other tabs, *Back*, other scripts and the first input. */
  stopObserving?: () => void;
}
