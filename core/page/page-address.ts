/** The page's address, for changes that load no other page. It is an object, so that tests can replace its functions. */
export const pageAddress = {
  /** Path and query, without the fragment. */
  now: (): string => window.location.pathname + window.location.search,

  /** Changes the address without loading a page; *Back* then returns to the previous address. */
  push(url: string): void {
    try {
      window.history.pushState(null, '', url);
    } catch {
      // Browsers refuse too many changes in a short time. Then only the address is wrong, not the page.
    }
  },

  /**
   * Calls back when *Back* or *Forward* has changed the address without loading another page, and also when the shopper follows a
   * link to a fragment of the page.
   *
   * @returns a function that stops listening
   */
  observe(changed: () => void): () => void {
    window.addEventListener('popstate', changed);
    return () => window.removeEventListener('popstate', changed);
  },
};
