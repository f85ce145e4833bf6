import { pageContext } from './page-context';

/**
 * Checks that an address leads to the shop: to the page's own origin, or to that of the secure base address, because some
 * shops have their cart on another host.
 *
 * @param address absolute, or relative to the page
 * @returns the address as given; null when it is missing, invalid, of another origin, or no web address (`javascript:`)
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
