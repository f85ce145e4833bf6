import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the project's build; its output is printed to this terminal.
 *
 * @param root the project's folder
 * @returns whether a build exists
 */
export async function buildWidgets(root: string): Promise<boolean> {
  const file = join(root, 'build.mjs');
  if (!existsSync(file)) {
    console.warn('There is no build.mjs: pages are shown without widgets.');
    return false;
  }
  const child = spawn(process.execPath, [file], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0)
    console.warn('The build has problems: see above. Pages have the new code, unless it could not be built.');
  return existsSync(join(root, 'dist'));
}
