import { report } from '../errors/report';
import { readStorage, writeStorage } from '../storage/storage';

declare global {
  interface Window {
    /** Set by an app that shows the shop in a frame and wants to keep it there. */
    iframeSdk?: unknown;
  }
}

/** Leaves the page. It is an object, so that tests can replace its functions. */
export const navigation = {
  /**
   * Goes to another page. If the shop is in a frame, the top window goes there, because checkouts refuse to be framed. Only
   * the frame goes there if its sandbox forbids the top window, or if an app's SDK (`iframeSdk`) is present.
   *
   * @param url an `http` or `https` URL; any other scheme (`javascript:`, `data:`) is reported, and the page stays
   */
  goTo(url: string): void {
    const page = pageAt(url);
    if (page === null) {
      report({ message: `"${url}" is not the URL of a page, so nobody is sent there`, kind: 'call' });
      return;
    }
    if (window.top && window.top !== window.self && window.iframeSdk === undefined) {
      try {
        // The top window may have another base URL, so it gets an absolute URL.
        window.top.location.href = page;
        return;
      } catch {
        // The frame's sandbox forbids it, so the frame goes there.
      }
    }
    window.location.href = page;
  },

  /** Loads this page again. */
  reload(): void {
    window.location.reload();
  },
};

function pageAt(url: string): string | null {
  try {
    const { href, protocol } = new URL(url, document.baseURI);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

/**
 * Loads this page again, at most once in a browser session for each reason. Without this limit, a reload that does not help
 * would repeat without end. If session storage does not work, the page is not loaded again.
 */
export function reloadOnce(reason: string): void {
  const key = `reloaded-${reason}`;
  if (readStorage(key, 'session') !== null) return;
  writeStorage(key, '1', 'session');
  if (readStorage(key, 'session') !== null) navigation.reload();
}
