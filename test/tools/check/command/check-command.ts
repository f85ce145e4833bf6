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

/** The default theme: ours; in the npm package, which has no theme of its own to check, the working directory. */
const defaultFolder = isPackaged ? '.' : 'theme-templates';

/**
 * @returns the exit code: 1 if there are errors
 * @throws Error if the arguments are wrong
 */
export async function checkCommand(given: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parseCommandLine(given, commandLines.check);
  const { json: asJson, fix } = values;
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
  if (asJson) print(JSON.stringify({ folder, fixed, findings: problems.map(finding), scriptNeeds }, undefined, 2));
  else {
    for (const { path, what } of fixed) print(`${folder}/${path}: ${what}`);
    for (const problem of problems) print(lines({ ...problem, path: `${folder}/${problem.path}` }));
    for (const need of scriptNeeds) print(`${folder}/${need}`);
    print(sum(folder, toMend.length + scriptNeeds.length, problems.length - toMend.length));
  }
  return toMend.length + scriptNeeds.length === 0 ? 0 : 1;
}

/** A finding for the output as JSON. */
function finding({ rule, path, line, column, sentence }: Diagnostic) {
  const { hint, isDoubtful, why, fix } = ruleOf(rule);
  const level = isDoubtful ? 'warning' : 'error';
  return { rule, level, file: path, line, column, sentence, hint, ...(why && { why }), ...(fix && { fix }) };
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
