import type { StorefrontApi } from '../api/storefront-api';
import type { Moment } from '../contract/moment';
import type { Group } from '../mount/define-group';

/** One lazily loaded chunk of widgets. */
export interface GroupEntry {
  readonly load: () => Promise<{ group: Group }>;
  readonly widgets: Readonly<Record<string, Moment>>;
}

/** The facts about a bundle that the loader has before any chunk has arrived. */
export interface Bundle {
  readonly version: string;
  readonly groups: Readonly<Record<string, GroupEntry>>;
  /** The group to load where only the runtime is needed: each group brings it. */
  readonly smallest: string;
  readonly api: () => Promise<{ createStorefrontApi: () => StorefrontApi }>;
}
