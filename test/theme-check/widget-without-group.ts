import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where a widget stands, and the list of its group, which lacks it. */
interface LostWidget {
  readonly path: string;
  readonly group: string;
}

/**
 * A widget that is written and that no group has: asked only for a name that no group knows.
 *
 * @param root the folder of all groups
 */
export function widgetWithoutGroup(name: string, root = 'widgets'): LostWidget | null {
  if (!existsSync(root)) return null;
  const path = readdirSync(root, { recursive: true, encoding: 'utf8' }).find((one) => basename(one) === `${name}.tsx`);
  const [group] = path?.split(/[\\/]/) ?? [];
  const isWidget = path && readFileSync(join(root, path), 'utf8').includes(`name: '${name}'`);
  return isWidget && group ? { path: `${root}/${path}`, group: `${root}/${group}/group.ts` } : null;
}
