import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPackaged } from '../folders';
import { packagedWidgets } from './packaged-widgets';
import { statesIn } from './states-in';

/** Folders whose code changes the slot of the widget that imports it. */
const followed = /^(?:widgets|core\/(?:controls|forms|listing))\//;

/** The classes and attributes that a widget sets, from its own code and its imports from these folders; sorted. */
export function widgetStates(group: string, widget: string): string[] {
  if (isPackaged) return [...(packagedWidgets().states[widget] ?? [])];
  const folder = join('widgets', group);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const own = files.find((path) => path.replace(/^.*\//, '') === `${widget}.tsx`);
  if (own === undefined) return [];
  return statesOf(join(folder, own), (path) => followed.test(path));
}

/** The classes and attributes that a file sets, with its imports that may be followed; sorted. */
export const statesOf = (path: string, isFollowed: (path: string) => boolean): string[] =>
  [...new Set(codeOf(path, isFollowed).flatMap(statesIn))].sort();

function codeOf(path: string, isFollowed: (path: string) => boolean, seen = new Set<string>()): string[] {
  if (seen.has(path) || !isFollowed(path)) return [];
  seen.add(path);
  const code = readFileSync(path, 'utf8');
  const imports = [...code.matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.[^']+)';/gm)].flatMap(
    ([, from = '']) => {
      const file = join(dirname(path), from);
      return [`${file}.ts`, `${file}.tsx`].filter((name) => existsSync(name));
    },
  );
  return [code, ...imports.flatMap((name) => codeOf(name, isFollowed, seen))];
}
