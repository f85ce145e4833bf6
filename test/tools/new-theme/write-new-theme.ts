import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { newTheme } from './new-theme-files';

/** A theme that was written. */
export interface WrittenTheme {
  readonly name: string;
  readonly files: number;
}

/**
 * Writes a new theme into a folder.
 *
 * @throws Error if the folder is not empty
 */
export function writeNewTheme(folder: string): WrittenTheme {
  if (existsSync(folder) && !isEmpty(folder))
    throw new Error(`${folder} is not empty: name a folder that does not exist`);
  const name = nameOf(folder);
  const files = newTheme(name);
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  return { name, files: files.size };
}

const isEmpty = (folder: string): boolean => statSync(folder).isDirectory() && readdirSync(folder).length === 0;

/** The theme's name: `My shop` for the folder `my-shop`. */
const nameOf = (folder: string): string => {
  const words = basename(resolve(folder))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? 'Theme' : words.charAt(0).toUpperCase() + words.slice(1);
};
