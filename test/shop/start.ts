import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folders, isPackaged } from '../theme/folders';
import { createLocalShop } from './create-local-shop';
import { readStartArguments, type StartArguments } from './read-start-arguments';
import { openProject } from './watch/build-widgets';
import { makeLiveReload } from './watch/live-reload';
import { watchProject } from './watch/watch-project';

/** The project, if it can be built. The npm package has a built bundle. */
const project = isPackaged ? undefined : openProject(resolve(folders.root));

async function start({ theme = resolve(folders.theme), policy, languages }: StartArguments): Promise<void> {
  if (!existsSync(join(theme, 'config.json'))) throw new Error(`${theme} is no theme: config.json is missing`);
  const liveReload = makeLiveReload();
  const shop = createLocalShop({
    theme,
    liveReload,
    settings: { csp: policy, ...(languages && { languages: [...languages] }) },
  });

  const isBuilt = !project || (await project.build());
  if (!isBuilt) console.warn('dist/ is missing: run npm run build to see the widgets at work.');
  const address = await shop.listen(Number(process.env['PORT'] ?? 3000));
  watchProject(project, theme, liveReload.reload);

  console.log(`The shop is open at ${address}/ with ${theme} (its switches: ${address}/__shop/products)`);
  console.log(`The gallery is at ${address}/widgets, the inspector behind any address: ${address}/?widgets=inspect`);
}

try {
  await start(readStartArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
