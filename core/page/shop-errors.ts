/** The shop's error messages in a page or in a part of a page. Templates mark them with `data-store-says="error"`. */
export const shopErrors = (page: ParentNode): Element[] => [...page.querySelectorAll('[data-store-says="error"]')];
