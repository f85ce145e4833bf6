import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '../../../../core/contract/define-widget';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { ownRules } from '../../../theme/diagnostics/rules/own-rules';
import { isReported, ruleOf, rules } from '../../../theme/diagnostics/rules/rules';
import { readThemeFrom } from '../../../theme/read-theme';
import { editedSource, folderSource, type ThemeSource } from '../../../theme/theme-source';
import { diagnosticsInFiles } from './diagnostics-in-files';
import { diagnosticsInOutput } from './diagnostics-in-output';
import { diagnosticsInReach } from './diagnostics-in-reach';
import { diagnosticsInSlots } from './diagnostics-in-slots';
import { diagnosticsInTemplates } from './diagnostics-in-templates';
import type { SeededError } from './seeded-error';

const seeded = [
  ...diagnosticsInSlots,
  ...diagnosticsInTemplates,
  ...diagnosticsInFiles,
  ...diagnosticsInOutput,
  ...diagnosticsInReach,
];
const source = folderSource('theme-templates');
let contracts: ReadonlyMap<string, Contract>;

const check = (theme: ThemeSource) => checkTheme(readThemeFrom(theme), contracts);

/** The theme with the error. */
function withError({ and, ...diagnostic }: SeededError): ThemeSource {
  const theme = edited(source, diagnostic);
  return and ? edited(theme, and) : theme;
}

function edited(theme: ThemeSource, { path, from, to }: Pick<SeededError, 'path' | 'from' | 'to'>): ThemeSource {
  if (to === null || from === '') return editedSource(theme, { [path]: to });
  const text = theme.paths.has(path) ? theme.text(path) : '';
  if (from !== undefined && !text.includes(from)) throw new Error(`${path} no longer contains ${from}`);
  return editedSource(theme, { [path]: from === undefined ? text + to : text.replace(from, () => to) });
}

/** The line of a text in a file, counted from 1; 0 means the whole file. */
function lineIn(theme: ThemeSource, path: string, text: string): number {
  if (text === '') return 0;
  return theme.text(path).slice(0, theme.text(path).indexOf(text)).split('\n').length;
}

describe('a theme without errors', () => {
  beforeAll(async () => {
    contracts = await knownContracts();
  });

  it('has no finding', () => {
    expect(check(source)).toEqual([]);
  });

  it('can get errors of at least sixty kinds', () => {
    expect(new Set(seeded.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(seeded.map(({ kind }) => kind)).size).toBe(seeded.length);
  });

  it('can get an error for each rule', () => {
    // Ours has no widgets/: own-widgets.test.ts has the errors in those of a theme.
    const here = Object.keys(rules).filter((rule) => !Object.hasOwn(ownRules, rule));
    expect(here.filter((rule) => !seeded.some((diagnostic) => diagnostic.rule === rule))).toEqual([]);
  });

  it.each(seeded.map((diagnostic) => [diagnostic.kind, diagnostic] as const))('with %s', (_kind, diagnostic) => {
    const theme = withError(diagnostic);
    const { path, to, rule, expected, at = [path, to ?? ''] } = diagnostic;
    const found = check(theme).filter((problem) => problem.rule === rule || !ruleOf(problem.rule).isDoubtful);
    const [problem] = found.filter(({ sentence }) => sentence.includes(expected));
    expect(found.map(({ rule: name }) => name)).toEqual(found.map(() => rule));
    expect(problem).toMatchObject({ rule, path: at[0], line: lineIn(theme, ...at) });
    expect(problem?.column).toBeGreaterThanOrEqual(problem?.line ? 1 : 0);
    expect(isReported(problem?.sentence ?? '', ruleOf(rule))).toBe(true);
  });
});
