/** The shop's error messages in a page or a part. */
export const shopErrors = (page: ParentNode): Element[] => [...page.querySelectorAll('[data-store-says="error"]')];
