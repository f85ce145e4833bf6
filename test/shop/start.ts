import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderPath, parseCommandLine } from '../theme/command-line';
import { commandLines } from '../theme/command-lines';
import { folders, isPackaged } from '../theme/folders';
import { createLocalShop } from './create-local-shop';
import { buildOwnWidgets } from './watch/build-own-widgets';
import { openProject } from './watch/build-widgets';
import { makeLiveReload } from './watch/live-reload';
import { watchProject } from './watch/watch-project';

/** The project, if it can be built. The npm package has a built bundle. */
const project = isPackaged ? undefined : openProject(resolve(folders.root));

async function start(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseCommandLine(args, commandLines.start);
  const given = values.theme ?? positionals[0];
  const theme = given === undefined ? resolve(folders.theme) : folderPath(given);
  const languages = values.languages?.split(',');
  if (languages?.some((code) => !/^[\w-]+$/.test(code)))
    throw new Error(`--languages must be codes with commas between, not '${values.languages}'`);
  if (!existsSync(join(theme, 'config.json'))) throw new Error(`${theme} is no theme: config.json is missing`);
  const liveReload = makeLiveReload();
  const shop = createLocalShop({
    theme,
    liveReload,
    // Other themes are usually not written for the strict policy.
    settings: { csp: values.policy || given === undefined, ...(languages && { languages }) },
  });

  const isBuilt = !project || (await project.build());
  if (!isBuilt) console.warn('dist/ is missing: run npm run build to see the widgets at work.');
  await buildOwnWidgets(theme);
  const url = await shop.listen(Number(process.env['PORT'] ?? 3000));
  watchProject(project, theme, liveReload.reload);

  console.log(`The shop is open at ${url}/ with ${theme} (its switches: ${url}/__shop/products)`);
  console.log(`The gallery is at ${url}/widgets, the inspector behind any URL: ${url}/?widgets=inspect`);
  console.log(`Theme settings can be tried beside any page: ${url}/?widgets=settings`);
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
