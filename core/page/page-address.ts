/** The address of a page that changes without being left. */
export const pageAddress = {
  /** Path and query, as a link of the page would have them; never the fragment. */
  now: (): string => window.location.pathname + window.location.search,

  /** Notes an address that the page has come to, so that *Back* leads to the one before. */
  push(url: string): void {
    try {
      window.history.pushState(null, '', url);
    } catch {
      // Browsers refuse after too many in too short a time; the page is right all the same.
    }
  },

  /**
   * Calls back when *Back* or *Forward* has changed the address of this very page.
   *
   * @returns stops listening
   */
  observe(changed: () => void): () => void {
    window.addEventListener('popstate', changed);
    return () => window.removeEventListener('popstate', changed);
  },
};
