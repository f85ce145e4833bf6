import { pageContext } from './page-context';

/** Null unless of the page's origin or the secure base URL's: some shops have their cart on another host. */
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
