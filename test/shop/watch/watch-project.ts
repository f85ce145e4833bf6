import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import debounce from 'lodash.debounce';
import { buildWidgets } from './build-widgets';

/** What pages are made of; a theme's folder may hold all that its build needs as well. */
const parts = ['templates', 'lang', 'assets', 'config.json', 'schema.json', 'schemaTranslations.json'];

/**
 * Follows the theme and the widgets: a change in `widgets/` or `core/` builds the bundle anew, and any change
 * tells the pages.
 *
 * @param root the project's folder
 * @param theme the folder of the theme that is served
 * @param tell called when pages should load again
 * @returns stops following
 */
export function watchProject(root: string, theme: string, tell: () => void): () => Promise<void> {
  const sources = ['widgets', 'core'].map((folder) => join(root, folder));
  let needsBuild = false;
  const settle = debounce(async () => {
    const builds = needsBuild;
    needsBuild = false;
    if (builds) await buildWidgets(root);
    tell();
  }, 150);
  const watcher = watch([...parts.map((part) => join(theme, part)), ...sources], { ignoreInitial: true });
  watcher.on('all', (_, path) => {
    needsBuild ||= sources.some((folder) => path.startsWith(folder + sep));
    void settle();
  });
  return async () => {
    settle.cancel();
    await watcher.close();
  };
}
