/** One file of a theme, before and after. */
export interface FileChange {
  /** Path from the theme's folder, with slashes. */
  readonly path: string;
  /** Null for a new file. */
  readonly before: string | null;
  readonly after: string;
}
