import { report } from '../errors/report';

declare global {
  interface Window {
    /** The host of an app that shows the shop in a frame of its own and wants to keep it there. */
    iframeSdk?: unknown;
  }
}

/** Leaving the page. One object, so that a test can see where it would have gone. */
export const navigation = {
  /**
   * Goes to another page. A shop shown in a frame takes the whole window along, because checkouts refuse to
   * be framed; where the frame's sandbox forbids it, or an app's SDK asks for it, the frame alone goes.
   *
   * @param url of a page; whatever else browsers take for an address (`javascript:`, `data:`) is reported, and the
   *   shopper stays
   */
  goTo(url: string): void {
    const page = pageAt(url);
    if (page === null) {
      report({ message: `"${url}" is not the address of a page, so nobody is sent there`, kind: 'call' });
      return;
    }
    if (window.top && window.top !== window.self && window.iframeSdk === undefined) {
      try {
        // The frame above may be of another origin: give it a whole address.
        window.top.location.href = page;
        return;
      } catch {
        // The sandbox of the frame says no.
      }
    }
    window.location.href = page;
  },

  /** Asks the store for this page once more. */
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
