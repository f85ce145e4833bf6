/** Templates and words for a rendering, where the theme has none of its own. */
export interface Fallback {
  /** The text of a template; undefined when it doesn't exist. */
  template(name: string): string | undefined;
  /** The words of a language, by its code. */
  words(language: string): unknown;
}
