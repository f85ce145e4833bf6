/** The folder of a theme's own chunks. */
export const ownFolder = 'assets/own-widgets';

/** The folder of the sources of a theme's own widgets. */
const ownSources = 'widgets';

/** The manual of a theme's own widgets, from the theme's folder. */
export const ownManualPath = `${ownSources}/WIDGETS.md`;
