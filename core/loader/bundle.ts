/** The facts about a bundle that are in the loader's own file. */
export interface Bundle {
  readonly version: string;
  /** The integrity hash of the runtime's file, which ends with the hashes of all other chunks. */
  readonly integrity: string;
  /** Imports a module that a module script has run already. */
  readonly load: <Module>(address: string) => Promise<Module>;
  /**
   * A line for each group: words and moments. The first word that is no moment is the group's name, and also names widgets. A
   * moment applies to the words after it; words before the first moment have `interaction`. A widget is named by its whole name,
   * or by the first word of its name. So an unknown name with the same first word finds the group too; the runtime reports it.
   */
  readonly widgets: string;
  /** The chunks that the first press of this page needs: their files are fetched when the page is idle, after the runtime's. */
  readonly ahead: readonly string[];
}
