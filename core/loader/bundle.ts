import type { StorefrontApi } from '../api/storefront-api';
import type { Moment } from '../contract/moment';
import type { Group } from '../mount/define-group';

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
