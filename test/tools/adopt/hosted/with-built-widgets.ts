import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOwn } from '../../../theme/own/build-own';
import { ownChanges } from '../../../theme/own/write-own';
import type { StoredChange } from '../file-change';

/**
 * Adds the build of a theme's own widgets to the planned changes, because a bundle of another major version refuses the
 * chunks of an older one. Writes nothing.
 *
 * @throws OwnBuildError
 */
export async function withBuiltWidgets(
  theme: string,
  changes: readonly StoredChange[],
): Promise<{ readonly changes: readonly StoredChange[]; readonly built: readonly string[] }> {
  const chunks = await buildOwn(theme);
  // Without their sources, the chunks in the assets stay.
  if (chunks.length === 0) return { changes, built: [] };
  const planned = new Map(changes.map(({ path, after }) => [path, after]));
  const own = ownChanges(theme, chunks, planned);
  const others = changes.filter(({ path }) => !own.has(path));
  const textOf = (path: string) => (existsSync(join(theme, path)) ? readFileSync(join(theme, path), 'utf8') : null);
  return {
    changes: [...others, ...[...own].map(([path, after]) => ({ path, before: textOf(path), after }))],
    built: chunks.map(({ name }) => name),
  };
}
