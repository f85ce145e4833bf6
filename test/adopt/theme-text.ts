import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a theme's files, and keeps what has been changed of them, in memory only. */
export interface ThemeText {
  /**
   * The text as it is now, changes included; null for a file that isn't there.
   *
   * @throws Error for a file that is not UTF-8
   */
  read(path: string): string | null;
  write(path: string, text: string): void;
  /** Every path that was written, with the text in the folder and the new one; in the order of the paths. */
  changes(): { path: string; before: string | null; after: string }[];
}

/** @param folder the theme's folder */
export function themeText(folder: string): ThemeText {
  const written = new Map<string, string>();
  const inFolder = (path: string): string | null => {
    if (!existsSync(join(folder, path))) return null;
    const bytes = readFileSync(join(folder, path));
    // Read as text and written again, it would be other bytes.
    if (!isUtf8(bytes)) throw new Error(`${path} is not UTF-8`);
    return bytes.toString();
  };
  return {
    read: (path) => written.get(path) ?? inFolder(path),
    write: (path, text) => void written.set(path, text),
    changes: () =>
      [...written]
        .map(([path, after]) => ({ path, before: inFolder(path), after }))
        .filter(({ before, after }) => before !== after)
        .sort((a, b) => a.path.localeCompare(b.path)),
  };
}
