import { report } from '../errors/report';
import { readStorage, writeStorage } from '../storage/storage';

declare global {
  interface Window {
    /** Set by an app that keeps the shop in its frame. */
    iframeSdk?: unknown;
  }
}

/** An object, so that tests can replace its functions. */
export const navigation = {
  /**
   * In the top window if possible: checkouts refuse to be framed.
   *
   * @param url other schemes than `http` and `https` (`javascript:`, `data:`) are reported
   */
  goTo(url: string): void {
    const page = pageAt(url);
    if (page === null) {
      report({ message: `"${url}" is not the URL of a page, so nobody is sent there`, kind: 'call' });
      return;
    }
    if (window.top && window.top !== window.self && window.iframeSdk === undefined) {
      try {
        // Absolute: the top window may have another base URL.
        window.top.location.href = page;
        return;
      } catch {
        // The frame's sandbox forbids it.
      }
    }
    window.location.href = page;
  },

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

/** Reloads at most once per session and reason: a reload that does not help would repeat without end. */
export function reloadOnce(reason: string): void {
  const key = `reloaded-${reason}`;
  if (readStorage(key, 'session') !== null) return;
  writeStorage(key, '1', 'session');
  if (readStorage(key, 'session') !== null) navigation.reload();
}
