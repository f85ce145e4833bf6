import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { authorTheme } from '../../unit/test-adopt/author-theme';

/**
 * A small theme of somebody else's, turned over as its author would do it.
 *
 * @param more files of the theme besides
 * @returns its folder
 */
export function adoptedTheme(more: Readonly<Record<string, string>> = {}): string {
  const folder = authorTheme(more);
  const command = ['--import', 'tsx', join('test', 'adopt', 'adopt.ts'), folder, 'product', '--write'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run adopt failed: ${stderr || stdout}`);
  return folder;
}
