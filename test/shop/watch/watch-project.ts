import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import debounce from 'lodash.debounce';
import type { Project } from './build-widgets';

/** The files that pages are made of; a theme's folder may also contain the files of its build. */
const parts = ['templates', 'lang', 'assets', 'config.json', 'schema.json', 'schemaTranslations.json'];

/**
 * Watches the theme and the widgets. A change in `widgets/` or `core/` builds the bundle again; any change calls
 * `tell`.
 *
 * @param project undefined when the bundle can't be built
 * @param theme the folder of the served theme
 * @param reload called when pages should reload
 * @returns stops watching
 */
export function watchProject(project: Project | undefined, theme: string, reload: () => void): () => Promise<void> {
  const sources = project ? ['widgets', 'core'].map((folder) => join(project.root, folder)) : [];
  let needsBuild = false;
  const settle = debounce(async () => {
    const builds = needsBuild;
    needsBuild = false;
    if (builds) await project?.build();
    reload();
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
