import { readFileSync } from 'node:fs';
import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';

/** The generated file's path from the repository root. */
export const tablePath = 'widgets/table.ts';

/** The name of the function that returns the moment, by exported name. For an alias it is the other name. */
function readExceptions(): Map<string, string> {
  const code = readFileSync('widgets/exceptions.ts', 'utf8');
  const values = [...code.matchAll(/^export const (\w+) = (\w+)?/gm)];
  const names = new Set(values.map(([, name = '']) => name));
  return new Map(values.map(([, name = '', value = '']) => [name, names.has(value) ? value : name] as const));
}

/** @throws when a widget's contract has no moment */
function momentOf(path: string): string {
  const [, moment] = /\bmoment: '(\w+)'/.exec(readFileSync(path, 'utf8')) ?? [];
  if (!moment) throw new Error(`${path}: the contract has no moment: add one, such as moment: 'interaction'`);
  return moment;
}

/** The group and the moment of a widget. A moment that depends on the page is the call of an exception. */
interface Entry {
  readonly group: string;
  readonly moment: string;
}

/** All widgets, by name. `used` gets the exceptions that they call. */
function readEntries(used: Set<string>): Map<string, Entry> {
  const exceptions = readExceptions();
  const entries = new Map<string, Entry>();
  for (const group of groupNames()) {
    for (const { name, path, export: exported } of widgetFiles(group)) {
      const exception = exceptions.get(exported);
      if (exception) used.add(exception);
      entries.set(name, { group, moment: exception ? `\${${exception}()}` : momentOf(path) });
    }
  }
  return entries;
}

/**
 * A line of the table: the group, the names of its widgets with the moment `interaction`, then each other moment with the names
 * of its widgets.
 */
function line(group: string, entries: ReadonlyMap<string, Entry>): string {
  const byMoment = new Map<string, string[]>([['interaction', []]]);
  for (const [name, entry] of entries) {
    if (entry.group === group) byMoment.set(entry.moment, [...(byMoment.get(entry.moment) ?? []), name]);
  }
  const words = [...byMoment].flatMap(([moment, names]) => [moment, ...names]);
  return words.join(' ').replace(/^interaction/, group);
}

/** The loader's table: groups from the folders, moments from the contracts and the exceptions. */
export function loaderTable(): string {
  const used = new Set<string>();
  const entries = readEntries(used);
  return [
    '// Written by `npm run update` from the folders, the contracts and the exceptions.',
    `import { ${[...used].sort().join(', ')} } from './exceptions';`,
    '',
    '/** The groups of all widgets: see `Bundle`. The page must be parsed, because some moments depend on it. */',
    `export const table = (): string => \`${groupNames()
      .map((group) => line(group, entries))
      .join('\n')}\`;`,
    '',
  ].join('\n');
}
