/** The folder of a theme's own chunks. */
export const ownFolder = 'assets/own-widgets';
