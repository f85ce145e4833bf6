import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { authorTheme } from '../themes/author-theme';

/**
 * Adopts a small foreign theme with `npm run adopt`, as its author would.
 *
 * @param more additional files of the theme
 * @param pages the groups of pages to adopt
 * @returns its folder
 */
export function adoptedTheme(
  more: Readonly<Record<string, string>> = {},
  pages: readonly string[] = ['product'],
): string {
  const folder = authorTheme(more);
  const command = ['--import', 'tsx', join('test', 'tools', 'adopt', 'adopt.ts'), folder, ...pages, '--write'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run adopt failed: ${stderr || stdout}`);
  return folder;
}
