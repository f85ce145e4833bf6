import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Caches a slow result in .cache until one of its files changes.
 *
 * @param files all files that the result depends on, the script's own included
 * @param find returns a value that JSON can store without loss
 */
export function cacheUntilChange<Found>(name: string, files: readonly string[], find: () => Found): Found {
  const cacheFile = join('.cache', `${name}.json`);
  const state = files.map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`).join('\n');
  const cached = existsSync(cacheFile)
    ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as { state: string; found: Found })
    : undefined;
  if (cached?.state === state) return cached.found;
  const found = find();
  mkdirSync(dirname(cacheFile), { recursive: true });
  // Another worker may read the file at this moment. The rename gives it a complete file, old or new.
  const fresh = `${cacheFile}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ state, found }));
  renameSync(fresh, cacheFile);
  return found;
}
