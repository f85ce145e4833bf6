export const isList = (): boolean => !!document.querySelector('[data-widget$=-listing]');
