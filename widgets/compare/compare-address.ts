/**
 * The address of the page that compares these products.
 *
 * @param base the address of the shop's comparisons, `/compare`
 */
export function compareAddress(base: string, ids: readonly string[]): string {
  const { origin, pathname } = new URL(base, document.baseURI);
  return [origin + pathname.replace(/\/+$/, ''), ...ids].join('/');
}
