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
   */
  goTo(url: string): void {
    if (window.top && window.top !== window.self && window.iframeSdk === undefined) {
      try {
        // The frame above may be of another origin: give it a whole address.
        window.top.location.href = new URL(url, document.baseURI).href;
        return;
      } catch {
        // The sandbox of the frame says no.
      }
    }
    window.location.href = url;
  },

  /** Asks the store for this page once more. */
  reload(): void {
    window.location.reload();
  },
};
