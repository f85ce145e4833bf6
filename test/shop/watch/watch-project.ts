import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import debounce from 'lodash.debounce';
import { ownManualPath } from '../../theme/own/own-folder';
import { buildOwnWidgets } from './build-own-widgets';
import type { Project } from './build-widgets';

/** The files that pages are made of; a theme's folder may also contain the files of its build. */
const parts = ['templates', 'lang', 'assets', 'config.json', 'schema.json', 'schemaTranslations.json'];

/**
 * Watches the theme and the widgets. A change in `widgets/` or `core/` builds the bundle again, one in the theme's
 * `widgets/` the theme's own widgets. After any change pages reload.
 *
 * @param project undefined when the bundle can't be built
 * @param theme the folder of the served theme
 * @param reload called when pages should reload
 * @returns stops watching
 */
export function watchProject(project: Project | undefined, theme: string, reload: () => void): () => Promise<void> {
  const sources = project ? ['widgets', 'core'].map((folder) => join(project.root, folder)) : [];
  const own = join(theme, 'widgets');
  let needsBuild = false;
  let needsOwn = false;
  const settle = debounce(async () => {
    const [builds, buildsOwn] = [needsBuild, needsOwn];
    needsBuild = needsOwn = false;
    if (builds) await project?.build();
    if (buildsOwn) await buildOwnWidgets(theme);
    reload();
  }, 150);
  const watcher = watch([...parts.map((part) => join(theme, part)), own, ...sources], { ignoreInitial: true });
  watcher.on('all', (_, path) => {
    needsBuild ||= sources.some((folder) => path.startsWith(folder + sep));
    // A build writes the manual there.
    needsOwn ||= path.startsWith(own + sep) && path !== join(theme, ownManualPath);
    void settle();
  });
  return async () => {
    settle.cancel();
    await watcher.close();
  };
}
