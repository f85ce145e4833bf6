/**
 * The address to go to after signing in: a path of this shop, never another host, however it is written.
 *
 * @param wanted from the address, so anybody's text
 * @param otherwise where to go when it is none
 */
export function safeReturn(wanted: string | null, otherwise: string): string {
  if (!wanted?.startsWith('/')) return otherwise;
  const base = 'https://store.invalid';
  try {
    const url = new URL(wanted, base);
    return url.origin === base && !/^[/\\]{2}/.test(url.pathname) ? url.pathname + url.search + url.hash : otherwise;
  } catch {
    return otherwise;
  }
}
