/** The folder of a theme's own chunks. */
export const ownFolder = 'assets/own-widgets';

/** The folder of the sources of a theme's own widgets. */
const ownSources = 'widgets';

/** The manual of a theme's own widgets, from the theme's folder. */
export const ownManualPath = `${ownSources}/WIDGETS.md`;

/** The data for editors about a theme's own widgets, from the theme's folder: for VS Code and for JetBrains' editors. */
export const ownEditorDataPaths = {
  code: 'own-widgets.html-custom-data.json',
  jetBrains: 'own-widgets.web-types.json',
} as const;
