import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a script found out in seconds, kept in .cache until one of its files changes.
 *
 * @param files all that the result depends on, the script's own files among them
 * @param find gives something that is the same after it was written as JSON
 */
export function keepUntilChange<Found>(name: string, files: readonly string[], find: () => Found): Found {
  const keptAt = join('.cache', `${name}.json`);
  const state = files.map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`).join('\n');
  const kept = existsSync(keptAt)
    ? (JSON.parse(readFileSync(keptAt, 'utf8')) as { state: string; found: Found })
    : undefined;
  if (kept?.state === state) return kept.found;
  const found = find();
  mkdirSync(dirname(keptAt), { recursive: true });
  // Another worker may read it at this moment: it is there whole, or as it was.
  const fresh = `${keptAt}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ state, found }));
  renameSync(fresh, keptAt);
  return found;
}
