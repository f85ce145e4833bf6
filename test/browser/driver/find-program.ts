import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first program of these names on `PATH`, or of these paths that is there. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((file) => existsSync(file));
}
