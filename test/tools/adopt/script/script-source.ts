import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredChange } from '../file-change';

/** Reads a file of a theme by its path in the theme; null for a missing file. */
export type ReadScript = (path: string) => string | null;

/** Reads a theme's files as they are after the changes. */
export function scriptSource(folder: string, changes: readonly StoredChange[] = []): ReadScript {
  const changed = new Map(changes.map(({ path, after }) => [path, after]));
  return (path) => {
    const after = changed.get(path);
    if (after !== undefined) return after;
    return existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
  };
}
