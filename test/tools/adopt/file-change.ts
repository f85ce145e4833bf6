/** One file of a theme, before and after a change. Null: the file does not exist. */
export interface StoredChange {
  /** Path from the theme's folder, with slashes. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A new or changed file. */
export interface FileChange extends StoredChange {
  readonly after: string;
}
