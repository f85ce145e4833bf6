export const shopErrors = (page: ParentNode): Element[] => [...page.querySelectorAll('[data-store-says="error"]')];
