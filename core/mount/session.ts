import type { AppStore } from '../state/make-store';
import type { StorefrontApi } from '../api/storefront-api';
import type { TrustPolicy } from '../page/trust-policy';

/** The values that one `start()` shares with every mount of the page. */
export interface Session {
  readonly version: string;
  /** The policy for HTML and for the addresses of scripts. */
  readonly policy: TrustPolicy;
  /** Loads the shop's calls, a chunk of their own: at the first call or the first input, or when the page is idle. */
  readonly api: () => Promise<StorefrontApi>;
  /** Mounts the slots that have nothing to do on a page that nobody has touched. */
  readonly mountDeferred: () => void;
  /** Reports an element whose `data-widget` is the name of no widget. */
  readonly explainUnknown: (element: HTMLElement) => void;
  /** The Redux store; the first mount makes it. */
  store?: AppStore;
  /** Removes the store's listeners from the page: those for other tabs, for the way back, and for other scripts. */
  stopObserving?: () => void;
}
