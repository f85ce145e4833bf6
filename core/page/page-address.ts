/** The address of a page that changes without being left. It is an object, so that tests can replace its functions. */
export const pageAddress = {
  /** Path and query, without the fragment. */
  now: (): string => window.location.pathname + window.location.search,

  /** Changes the address without loading it; *Back* then leads to the address before. */
  push(url: string): void {
    try {
      window.history.pushState(null, '', url);
    } catch {
      // Browsers refuse too many changes in a short time. Only the address is wrong then, not the page.
    }
  },

  /**
   * Calls back when *Back* or *Forward* has changed the address without loading another page.
   *
   * @returns stops listening
   */
  observe(changed: () => void): () => void {
    window.addEventListener('popstate', changed);
    return () => window.removeEventListener('popstate', changed);
  },
};
