/**
 * The address to open after login: always a path of this shop, never another host, whatever the spelling.
 *
 * @param wanted from the request, so untrusted
 * @param otherwise the address to use when `wanted` is not safe
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
