/** A language of the shop, and the folder that stands in front of all its addresses. */
export interface Language {
  code: string;
  /** `/fr`, or nothing for the shop's first language. */
  path: string;
}
