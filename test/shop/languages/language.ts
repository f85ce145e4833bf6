/** A language of the shop, and the path prefix of all its URLs. */
export interface Language {
  code: string;
  /** `/fr`, or empty for the shop's first language. */
  path: string;
}
