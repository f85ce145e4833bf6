import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeFiles } from '../../theme/theme-source';

/** Reads a theme's files. Stores changes in memory only. */
export interface ThemeText {
  /**
   * The current text, changes included; null for a missing file.
   *
   * @throws Error for a file that is not UTF-8
   */
  read(path: string): string | null;
  write(path: string, text: string): void;
  /** The paths of the files below a folder of the theme, without those that are written only. */
  list(under: string): string[];
  /** Every changed path with its text in the folder and its new text, sorted by path. */
  changes(): { path: string; before: string | null; after: string }[];
}

export function themeText(folder: string): ThemeText {
  const written = new Map<string, string>();
  const inFolder = (path: string): string | null => {
    if (!existsSync(join(folder, path))) return null;
    const bytes = readFileSync(join(folder, path));
    // Reading the file as text and writing it back would change its bytes.
    if (!isUtf8(bytes)) throw new Error(`${path} is not UTF-8`);
    return bytes.toString();
  };
  return {
    read: (path) => written.get(path) ?? inFolder(path),
    write: (path, text) => void written.set(path, text),
    list: (under) => themeFiles(folder, under),
    changes: () =>
      [...written]
        .map(([path, after]) => ({ path, before: inFolder(path), after }))
        .filter(({ before, after }) => before !== after)
        .sort((a, b) => a.path.localeCompare(b.path)),
  };
}
