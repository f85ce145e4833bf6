/**
 * The messages of a page, or of a piece of one, in which the shop says that it did not do what it was asked for. Templates
 * mark them with `data-store-says`.
 */
export const shopErrors = (page: ParentNode): Element[] => [...page.querySelectorAll('[data-store-says="error"]')];
