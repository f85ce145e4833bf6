/** The URLs of all links to products in a list, as one text. Runs in the page. */
export const linksOfList = (): string =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-widget$="-listing"] [data-part="products"] a[href]')]
    // The URL of the comparison changes with the chosen products.
    .filter((link) => link.closest('[data-widget="compare-link"]') === null)
    .map(({ pathname }) => pathname)
    .join('\n');
