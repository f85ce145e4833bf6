import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first program with one of these names on `PATH`; a name that starts with `/` is a path. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((file) => existsSync(file));
}
