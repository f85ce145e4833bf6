import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rowOf } from '../tools/release/row-of';
import { findTests } from './find-tests';
import { parseFile } from './syntax-tree';

/** The text of a file, and of the files beside it from which it imports its rows. */
function tablesOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  const beside = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, name]) => `${join(dirname(path), name ?? '')}.ts`);
  return [text, ...beside.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))].join('\n');
}

/** Whether a table has a part of a row: as a quoted text, as a property name, or as a number. */
function hasPart(tables: string, part: string): boolean {
  const inCode = part.replace(/[\\']/g, '\\$&');
  return (
    [`'${inCode}'`, `"${part}"`, `\`${part}\``].some((quoted) => tables.includes(quoted)) ||
    (/^\w+$/.test(part) && new RegExp(`\\b${part}\\b`).test(tables))
  );
}

/** Finds the tests of a file by name. */
export type FindTests = (file: string, name: string) => 'no such file' | 'no such test' | 'several tests' | 'one test';

/** Reads each file once. */
export function readTests(): FindTests {
  const files = new Map<string, readonly (readonly string[])[]>();
  return (file, name) => {
    const path = `test/${file}`;
    if (!existsSync(path)) return 'no such file';
    const tests = files.get(file) ?? findTests(parseFile(path));
    files.set(file, tests);
    const wanted = name.split(' › ');
    let tables: string | undefined;
    const ends = tests.map((titles) => titles.slice(-wanted.length));
    const asWritten = ends.filter((titles) => titles.join(' › ') === name);
    const asFilled = ends.filter((titles) => {
      const rows = wanted.map((part, index) => rowOf(titles[index] ?? '', part));
      if (!rows.every((row) => row !== undefined)) return false;
      return rows.flat().every((part) => hasPart((tables ??= tablesOf(`test/${file}`)), part));
    });
    const found = asWritten.length > 0 ? asWritten : asFilled;
    if (found.length === 0) return 'no such test';
    return found.length === 1 ? 'one test' : 'several tests';
  };
}
