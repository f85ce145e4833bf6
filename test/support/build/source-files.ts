import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the top of the tree, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const skipped = new Set(['node_modules', '.git', 'dist', 'screenshots', '.cache']);

/** Every file below a folder, as paths from the top of the tree. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    .sort();
}

/**
 * Reads the source files of some folders.
 *
 * @param folders folders at the top of the tree
 * @param kind pattern of the names; by default TypeScript
 */
export function sourceFiles(folders: readonly string[], kind = /\.tsx?$/): SourceFile[] {
  return folders
    .flatMap(filesBelow)
    .filter((path) => kind.test(path))
    .map((path) => {
      const text = readFileSync(join(process.cwd(), path), 'utf8');
      return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
    });
}

/** The folders with our code. */
export const codeFolders = ['core', 'widgets', 'test'] as const;
