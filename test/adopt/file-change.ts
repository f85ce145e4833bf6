/** One file of a theme, before and after. */
export interface FileChange {
  /** From the theme's folder, with slashes. */
  readonly path: string;
  /** Null for a file that is new. */
  readonly before: string | null;
  readonly after: string;
}
