/** Whether the page has a listing widget. */
export const isList = (): boolean => !!document.querySelector('[data-widget$=-listing]');
