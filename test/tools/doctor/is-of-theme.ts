/** Whether the platform serves the bundle from a theme's own assets, by the bundle's address. */
export const isOfTheme = (address: string): boolean => /\/stencil\/[^/]+\/(e\/[^/]+\/)?widgets\//.test(address);
