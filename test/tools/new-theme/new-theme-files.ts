import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../theme/folders';
import { ownEditorDataPaths } from '../../theme/own/own-folder';
import { themeFiles } from '../../theme/read-theme';
import { themeReadme } from './theme-readme';

/** Documents and types of the bundle, and style sheets that a build has written: they are not the source of a theme. */
const notSource = /^[\w-]+\.(md|d\.ts)$|^assets\/dist\//;

/** Files of BigCommerce's command-line tool and of packages, which no repository should have. */
const ignored = ['node_modules/', 'assets/dist/', 'config.stencil.json', 'secrets.stencil.json', '*.zip', ''];

/**
 * The files of a new theme: ours, under another name and with a README of its own.
 *
 * @returns the contents by path
 */
export function newTheme(name: string): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>([
    ['README.md', themeReadme(name)],
    ['.gitignore', ignored.join('\n')],
    // Editors find the names and values of our attributes by these: VS Code by the first, JetBrains' by the second.
    [
      '.vscode/settings.json',
      json({ 'html.customData': ['./vscode.html-custom-data.json', `./${ownEditorDataPaths.code}`] }),
    ],
    ['package.json', json({ private: true, 'web-types': './web-types.json' })],
  ]);
  for (const path of themeFiles(folders.theme, '').filter((one) => !notSource.test(one)))
    files.set(path, readFileSync(join(folders.theme, path)));
  files.set('config.json', renamed(readFileSync(join(folders.theme, 'config.json'), 'utf8'), name));
  return files;
}

/** The settings with another name of theme and author. */
function renamed(config: string, name: string): string {
  const { name: ours } = JSON.parse(config) as { name: string };
  const changed = config.replaceAll(`name": ${JSON.stringify(ours)}`, () => `name": ${JSON.stringify(name)}`);
  if (changed === config && name !== ours) throw new Error('new-theme: config.json has no name to change');
  return changed;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
