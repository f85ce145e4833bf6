import { pageContext } from './page-context';

/**
 * Checks that a URL leads to the shop: to the page's own origin, or to that of the secure base URL, because some
 * shops have their cart on another host.
 *
 * @param url absolute, or relative to the page
 * @returns the URL as given; null when it is missing, invalid, of another origin, or no URL (`javascript:`)
 */
export function shopUrl(url: string | null): string | null {
  const origin = originOf(url);
  const isOurs = origin === window.location.origin || origin === originOf(pageContext().secureBaseUrl);
  return origin !== null && isOurs ? url : null;
}

function originOf(url: string | null): string | null {
  if (!url) return null;
  try {
    const { origin, protocol } = new URL(url, document.baseURI);
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}
