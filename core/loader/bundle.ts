/** The facts about a bundle that are in the loader's own file. */
export interface Bundle {
  readonly version: string;
  /** The integrity hash of the runtime's file, which ends with the hashes of all other chunks. */
  readonly integrity: string;
  /** Imports a module that a module script has run already. */
  readonly load: <Module>(address: string) => Promise<Module>;
  /**
   * One line for each group: names and moments. Every name is a key by which widgets are looked up; the first one is also the
   * name of the group. A moment applies to the names after it; names before the first moment have `interaction`. A widget is
   * found by its whole name, else by the part of its name before the first hyphen. So an unknown name with a known first part
   * finds the group too; the runtime reports it.
   */
  readonly widgets: string;
  /** The chunks that the first press of this page needs: their files are fetched when the page is idle, after the runtime's. */
  readonly ahead: readonly string[];
}
