/** One edit of our own theme, and the checker's expected sentence. */
export interface SeededError {
  readonly kind: string;
  /** The edited file, from the theme's folder. */
  readonly path: string;
  /** The text to replace; absent to append to the file, or to create it. */
  readonly from?: string;
  /** The replacement; null deletes the whole file. */
  readonly to: string | null;
  /** A second edit, if the error needs one. */
  readonly and?: { readonly path: string; readonly from: string; readonly to: string };
  /** The rule that finds it. */
  readonly rule: string;
  /** A part of the sentence. */
  readonly expected: string;
  /** The place, if it is not the line of the edit: a file, and a text in that line. */
  readonly at?: readonly [path: string, text: string];
}
