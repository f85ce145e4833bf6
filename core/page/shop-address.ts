import { pageContext } from './page-context';

/**
 * An address from an answer of the store, when it leads to the store: to the page's own origin, or to that of the
 * secure base address, as in shops whose cart has a host of its own.
 *
 * @param address whole or relative to the page
 * @returns null for an address that is missing, broken, of somebody else's, or no page's at all (`javascript:`)
 */
export function shopAddress(address: string | null): string | null {
  const origin = originOf(address);
  const isOurs = origin === window.location.origin || origin === originOf(pageContext().secureBaseUrl);
  return origin !== null && isOurs ? address : null;
}

function originOf(address: string | null): string | null {
  if (!address) return null;
  try {
    const { origin, protocol } = new URL(address, document.baseURI);
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}
