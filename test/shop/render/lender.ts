/** What a rendering takes where the theme has none of its own. */
export interface Lender {
  /** The text of a template; undefined for one that nobody has. */
  template(name: string): string | undefined;
  /** The words of a language, by its code. */
  words(language: string): unknown;
}
