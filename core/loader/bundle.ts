import type { Moment } from '../contract/moment';

/** The widgets of one group that have one moment: the group, the moment, and the widgets' names. */
export type Row = readonly [group: string, moment: Moment, ...names: string[]];

/** The facts about a bundle that are in the loader's own file. */
export interface Bundle {
  readonly version: string;
  /** The integrity hash of the runtime's file, which ends with the hashes of all other chunks. */
  readonly integrity: string;
  /** Imports a file that a script has run. */
  readonly load: <Module>(address: string) => Promise<Module>;
  readonly widgets: readonly Row[];
  /** The chunks that the first press of this page needs: their files are fetched when the page is idle, after the runtime's. */
  readonly ahead: readonly string[];
  /** The smallest group: loaded where only the runtime is needed, because each group loads it. */
  readonly smallest: string;
}
