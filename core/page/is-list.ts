/** Whether the page is a list of products: one of the listing widgets has a slot on it. */
export const isList = (): boolean => !!document.querySelector('[data-widget$=-listing]');
