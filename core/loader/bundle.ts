import type { StorefrontApi } from '../api/storefront-api';
import type { Group } from '../mount/define-group';

/**
 * When a slot is mounted: at once, when the page is idle, when it comes into sight, when it is first touched, or in
 * `company`: as soon as another slot has brought the runtime, for what has nothing to do on a page by itself.
 */
export type Moment = 'now' | 'idle' | 'visible' | 'interaction' | 'company';

/** One lazily loaded chunk of widgets. */
export interface GroupEntry {
  readonly load: () => Promise<{ group: Group }>;
  readonly widgets: Readonly<Record<string, Moment>>;
}

/** What the loader knows of a bundle before any of its chunks has arrived. */
export interface Bundle {
  readonly version: string;
  readonly groups: Readonly<Record<string, GroupEntry>>;
  readonly api: () => Promise<{ createStorefrontApi: () => StorefrontApi }>;
}
