/** Replaced by `true` in the programs of the npm package; in the repository there is no such name. */
declare const PACKAGED: true | undefined;
