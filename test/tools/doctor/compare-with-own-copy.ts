/**
 * The correction of a wrong hash. The manifest comes from the CDN, like the file: whoever can change one can change both. So the
 * operator compares with the release that he made.
 *
 * @param hash the hash in the CDN's manifest
 * @param place where the hash belongs
 * @param meanwhile what to do first if the CDN's files were changed
 */
export const compareWithOwnCopy = (hash: string, place: string, meanwhile: string): string =>
  `if the manifest.json of your own copy of the release has the hash ${hash}, too, write it into ${place}; if not, the CDN's files were changed: ${meanwhile}, and upload the version's folder again`;
