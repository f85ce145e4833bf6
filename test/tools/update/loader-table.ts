import { readFileSync } from 'node:fs';
import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';

/** The generated file's path from the repository root. */
export const tablePath = 'widgets/table.ts';

/** The function that returns the moment, by exported name. For an alias it is the function of the other name. */
function readExceptions(): Map<string, string> {
  const code = readFileSync('widgets/exceptions.ts', 'utf8');
  const values = [...code.matchAll(/^export const (\w+) = (\w+)?/gm)];
  const names = new Set(values.map(([, name = '']) => name));
  return new Map(values.map(([, name = '', value = '']) => [name, names.has(value) ? value : name] as const));
}

/** @throws when a widget's contract has no moment */
function momentOf(path: string): string {
  const [, moment] = /\bmoment: ('\w+')/.exec(readFileSync(path, 'utf8')) ?? [];
  if (!moment) throw new Error(`${path}: the contract has no moment: add one, such as moment: 'interaction'`);
  return moment;
}

/** A row as the formatter prints it, which breaks a line of more than 120 characters. */
function row(items: readonly string[]): string {
  const line = `  [${items.join(', ')}],`;
  return line.length <= 120 ? line : ['  [', ...items.map((item) => `    ${item},`), '  ],'].join('\n');
}

/** The loader's table: groups from the folders, moments from the contracts and the exceptions. */
export function loaderTable(): string {
  const exceptions = readExceptions();
  const used = new Set<string>();
  const rows = groupNames().flatMap((group) => {
    const byMoment = new Map<string, string[]>();
    for (const { name, path, export: exported } of widgetFiles(group)) {
      const exception = exceptions.get(exported);
      if (exception) used.add(exception);
      const moment = exception ? `${exception}()` : momentOf(path);
      byMoment.set(moment, [...(byMoment.get(moment) ?? []), `'${name}'`]);
    }
    return [...byMoment].map(([moment, names]) => row([`'${group}'`, moment, ...names]));
  });
  return [
    '// Written by `npm run update` from the folders, the contracts and the exceptions.',
    `import type { Row } from '../core/loader/bundle';`,
    `import { ${[...used].sort().join(', ')} } from './exceptions';`,
    '',
    '/** A row of group, moment and names for every widget. The page must be parsed: some moments depend on it. */',
    'export const table = (): readonly Row[] => [',
    ...rows,
    '];',
    '',
  ].join('\n');
}
