export interface Bundle {
  readonly version: string;
  /** Of the runtime, which ends with the hashes of all other chunks. */
  readonly integrity: string;
  /** Imports a module that a script has run. */
  readonly load: <Module>(url: string) => Promise<Module>;
  /**
   * A line per group: its name, then widgets and moments. A moment applies to the names after it; without one it is
   * `interaction`.
   */
  readonly widgets: string;
  /** The chunks that the first press of this page needs. */
  readonly ahead: readonly string[];
}
