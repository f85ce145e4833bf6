/** The facts about a bundle that are in the loader's own file. */
export interface Bundle {
  readonly version: string;
  /** The integrity hash of the runtime's file, which ends with the hashes of all other chunks. */
  readonly integrity: string;
  /** Imports a module that a module script has run already. */
  readonly load: <Module>(url: string) => Promise<Module>;
  /**
   * One line for each group: its name, then the names of its widgets and their moments. A moment applies to the names after it;
   * names before the first moment have `interaction`.
   */
  readonly widgets: string;
  /** The chunks that the first press of this page needs: their files are fetched when the page is idle, after the runtime's. */
  readonly ahead: readonly string[];
}
