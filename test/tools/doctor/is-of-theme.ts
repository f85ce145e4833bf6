/** Whether an address of the bundle is one of the platform's for a theme's own assets. */
export const isOfTheme = (address: string): boolean => /\/stencil\/[^/]+\/(e\/[^/]+\/)?widgets\//.test(address);
