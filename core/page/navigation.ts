import { report } from '../errors/report';

declare global {
  interface Window {
    /** Set by an app that shows the shop in a frame and wants to keep it there. */
    iframeSdk?: unknown;
  }
}

/** Leaves the page. It is an object, so that tests can replace its functions. */
export const navigation = {
  /**
   * Goes to another page. In a frame, the whole window goes, because checkouts refuse to be framed; only the frame goes
   * where its sandbox forbids more, or an app's SDK is present.
   *
   * @param url the address of a page; any other scheme (`javascript:`, `data:`) is reported, and the shopper stays
   */
  goTo(url: string): void {
    const page = pageAt(url);
    if (page === null) {
      report({ message: `"${url}" is not the address of a page, so nobody is sent there`, kind: 'call' });
      return;
    }
    if (window.top && window.top !== window.self && window.iframeSdk === undefined) {
      try {
        // The top window may have another base address, so it gets a whole address.
        window.top.location.href = page;
        return;
      } catch {
        // The frame's sandbox forbids it.
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
