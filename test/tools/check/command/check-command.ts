import { resolve } from 'node:path';
import { checkTheme } from '../../../theme/checks/check-theme';
import { folderPath, parseCommandLine } from '../../../theme/command-line';
import { commandLines } from '../../../theme/command-lines';
import { type Diagnostic, describeDiagnostic } from '../../../theme/diagnostics/diagnostic';
import { ruleOf } from '../../../theme/diagnostics/rules/rules';
import { isPackaged } from '../../../theme/folders';
import { contractsWith, readOwn } from '../../../theme/own/read-own';
import { readThemeFrom } from '../../../theme/read-theme';
import { folderSource } from '../../../theme/theme-source';
import { needsOfFreePages } from '../../adopt/script/needs-of-free-pages';
import { type Fixed, fixTheme } from '../fix/fix-theme';
import { type Finding, reports } from './reports';

/** The default theme: ours; in the npm package, which has no theme of its own to check, the working directory. */
const defaultFolder = isPackaged ? '.' : 'theme-templates';

/**
 * @returns the exit code: 1 if there are errors
 * @throws Error if the arguments are wrong
 */
export async function checkCommand(given: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parseCommandLine(given, commandLines.check);
  const { fix } = values;
  const format = formatOf(values);
  const folder = folderPath(positionals[0] ?? defaultFolder);
  const own = await readOwn(folder);
  const contracts = await contractsWith(own);
  const check = () => [
    ...checkTheme(readThemeFrom(folderSource(resolve(folder))), contracts).filter(
      ({ rule, sentence }) => rule !== 'unknown-widget' || !own.unbuilt.has(sentence.split(':')[0] ?? ''),
    ),
    ...own.diagnostics,
  ];
  let problems = check();
  const fixed: Fixed[] = [];
  // A copied partial may itself need a partial or a word that the theme lacks.
  for (let more = fix; more; ) {
    const mended = fixTheme(resolve(folder), problems);
    fixed.push(...mended);
    more = mended.length > 0;
    if (more) problems = check();
  }
  const scriptNeeds = await needsOfFreePages(resolve(folder));
  const toMend = problems.filter(({ rule }) => !ruleOf(rule).isDoubtful);
  if (format === 'json')
    print(JSON.stringify({ folder, fixed, findings: problems.map(finding), scriptNeeds }, undefined, 2));
  else if (format !== 'text') {
    print(reports[format](folder, [...problems.map(finding), ...scriptNeeds.map(findingOfNeed)]));
  } else {
    for (const { path, what } of fixed) print(`${folder}/${path}: ${what}`);
    for (const problem of problems) print(lines({ ...problem, path: `${folder}/${problem.path}` }));
    for (const need of scriptNeeds) print(`${folder}/${need}`);
    print(sum(folder, toMend.length + scriptNeeds.length, problems.length - toMend.length));
  }
  return toMend.length + scriptNeeds.length === 0 ? 0 : 1;
}

const formats = ['text', 'json', ...Object.keys(reports)] as ('text' | 'json' | keyof typeof reports)[];

/** @throws Error for an unknown format */
function formatOf({ format, json }: { readonly format?: string | undefined; readonly json: boolean }) {
  const name = format ?? (json ? 'json' : 'text');
  const known = formats.find((one) => one === name);
  if (!known) throw new Error(`There is no format "${name}": choose ${formats.join(', ')}`);
  return known;
}

function finding({ rule, path, line, column, sentence }: Diagnostic): Finding {
  const { hint, isDoubtful, why, fix } = ruleOf(rule);
  const level = isDoubtful ? 'warning' : 'error';
  return { rule, level, file: path, line, column, sentence, hint, ...(why && { why }), ...(fix && { fix }) };
}

/** A place that needs the theme's script: `templates/x.html:3, 8: …`. */
function findingOfNeed(need: string): Finding {
  const [, file = '', line = '0', sentence = need] = /^([^:]+):(\d+)[\d, ]*:? (.*)$/s.exec(need) ?? [];
  return {
    rule: 'theme-script',
    level: 'error',
    file,
    line: Number(line),
    column: 0,
    sentence,
    hint: 'Run npm run adopt again.',
  };
}

/** The sentence with its place, and below it the correction. */
function lines(problem: Diagnostic): string {
  const { hint, isDoubtful, why, fix } = ruleOf(problem.rule);
  const sentence = isDoubtful ? `warning: ${problem.sentence}` : problem.sentence;
  const cure = [why, hint, fix && `--fix ${fix}.`].filter(Boolean).join(' ');
  return `${describeDiagnostic({ ...problem, sentence })}\n    ${problem.column > 0 ? `column ${problem.column}: ` : ''}${cure}`;
}

function sum(folder: string, errors: number, warnings: number): string {
  const count = (number: number, noun: string) => (number === 1 ? `1 ${noun}` : `${number} ${noun}s`);
  const found = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  return `${folder}: ${found.filter(Boolean).join(', ') || 'no errors'}`;
}
