/** Whether the platform serves the bundle from a theme's own assets, by the bundle's URL. */
export const isOfTheme = (url: string): boolean => /\/stencil\/[^/]+\/(e\/[^/]+\/)?widgets\//.test(url);
