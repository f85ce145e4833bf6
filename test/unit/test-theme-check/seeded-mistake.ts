/** One edit of our own theme, and what the checker has to say of it. */
export interface SeededMistake {
  readonly kind: string;
  /** The file that is edited: from the theme's folder. */
  readonly path: string;
  /** What is taken out; nothing to add the text at the file's end, or to make the file. */
  readonly from?: string;
  /** What takes its place; null takes the whole file away. */
  readonly to: string | null;
  /** A second edit, where it takes two. */
  readonly and?: { readonly path: string; readonly from: string; readonly to: string };
  /** The rule that finds it. */
  readonly rule: string;
  readonly says: string;
  /** Where, when it is not the line of the edit: a file, and a text of that line. */
  readonly at?: readonly [path: string, text: string];
}
