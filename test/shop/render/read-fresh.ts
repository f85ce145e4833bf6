import { readFileSync, statSync } from 'node:fs';

/**
 * Makes a reader with a cache; an entry is valid while the file's modification time is the same.
 *
 * @param parse makes the cached value from the text
 * @returns a reader; it returns undefined for a file that doesn't exist
 */
export function makeFreshReader<T>(parse: (text: string, path: string) => T): (path: string) => T | undefined {
  const known = new Map<string, { time: number; value: T }>();
  return (path) => {
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return undefined;
    const cached = known.get(path);
    if (cached?.time === time) return cached.value;
    const value = parse(readFileSync(path, 'utf8'), path);
    known.set(path, { time, value });
    return value;
  };
}
