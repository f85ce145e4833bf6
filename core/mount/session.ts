import type { AppStore } from '../state/make-store';
import type { StorefrontApi } from '../api/storefront-api';

/** What one `start()` shares with every mount of the page. */
export interface Session {
  readonly version: string;
  /** The store's calls, in a chunk of their own that arrives when it is first needed, or when the shopper's hand is near. */
  readonly api: () => Promise<StorefrontApi>;
  /** Made by the first mount, awaited by none: whoever comes later finds it. */
  store?: AppStore;
  /** Takes away what the store listens to on the page: other tabs, the way back, other scripts. */
  stopObserving?: () => void;
}
