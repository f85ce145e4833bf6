import type { Moment } from '../contract/moment';

/** Widgets of one group that have the same moment: the group, the moment, and the names. */
export type Row = readonly [group: string, moment: Moment, ...names: string[]];

/** The facts about a bundle that the loader has before any chunk has arrived. */
export interface Bundle {
  readonly version: string;
  /** The integrity hash of the runtime's file, which ends with the hashes of all other chunks. */
  readonly integrity: string;
  /** Imports a file, which has been run. */
  readonly load: <Module>(address: string) => Promise<Module>;
  readonly widgets: readonly Row[];
  /** The chunks whose files this page fetches when it is idle, after the runtime's: what its first press needs. */
  readonly ahead: readonly string[];
  /** The group to load where only the runtime is needed: each group brings it. */
  readonly smallest: string;
}
