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

const firstWord = (name: string) => name.split('-')[0]!;
/** An entry as text, so that equal entries are equal values. */
const textOf = ({ group, moment }: Entry) => `${group} ${moment}`;

/**
 * The shortest keys that give each widget its entry. Widgets with the same first word share that word as a key. Its entry is
 * that of the widget with this name or, without one, the entry whose names have the most letters. A widget with another
 * entry has its whole name as a key.
 */
function keysOf(entries: ReadonlyMap<string, Entry>): Map<string, Entry> {
  const letters = new Map<string, number>();
  for (const [name, entry] of entries) {
    const key = `${firstWord(name)} ${textOf(entry)}`;
    letters.set(key, (letters.get(key) ?? 0) + name.length);
  }
  const keys = new Map<string, Entry>();
  for (const [name, entry] of entries) {
    const word = firstWord(name);
    const lettersOf = (one: Entry) => letters.get(`${word} ${textOf(one)}`)!;
    const mates = [...entries].filter(([other]) => firstWord(other) === word).map(([, one]) => one);
    const main = entries.get(word) ?? mates.reduce((best, one) => (lettersOf(one) > lettersOf(best) ? one : best));
    keys.set(word, main);
    if (textOf(entry) !== textOf(main)) keys.set(name, entry);
  }
  return keys;
}

/**
 * A line of the table: a moment, then the group and the keys with this moment, then each other moment with its keys. If the
 * first moment is `interaction`, it is left out.
 */
function line(group: string, keys: ReadonlyMap<string, Entry>): string {
  const first = keys.get(group)?.group === group ? keys.get(group)!.moment : 'interaction';
  const byMoment = new Map([[first, [group]]]);
  for (const [key, entry] of keys) {
    if (entry.group === group && key !== group)
      byMoment.set(entry.moment, [...(byMoment.get(entry.moment) ?? []), key]);
  }
  const words = [...byMoment].flatMap(([moment, of]) => [moment, ...of]);
  return words.join(' ').replace(/^interaction /, '');
}

/** The loader's table: groups from the folders, moments from the contracts and the exceptions. */
export function loaderTable(): string {
  const used = new Set<string>();
  const keys = keysOf(readEntries(used));
  return [
    '// Written by `npm run update` from the folders, the contracts and the exceptions.',
    `import { ${[...used].sort().join(', ')} } from './exceptions';`,
    '',
    '/** The groups of all widgets: see `Bundle`. The page must be parsed, because some moments depend on it. */',
    `export const table = (): string => \`${groupNames()
      .map((group) => line(group, keys))
      .join('\n')}\`;`,
    '',
  ].join('\n');
}
