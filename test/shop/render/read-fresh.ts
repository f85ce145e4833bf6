import { readFileSync, statSync } from 'node:fs';

/**
 * Reads a file through a cache that holds as long as the file's modification time does.
 *
 * @param parse makes of the text what the cache keeps
 * @returns a reader; it answers undefined for a file that doesn't exist
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
