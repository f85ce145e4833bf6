import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '../../../../core/contract/define-widget';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { isSaid, ruleOf, rules } from '../../../theme/problems/rules/rules';
import { editedSource, folderSource, type ThemeSource } from '../../../theme/theme-source';
import { mistakesInFiles } from './mistakes-in-files';
import { mistakesInOutput } from './mistakes-in-output';
import { mistakesInReach } from './mistakes-in-reach';
import { mistakesInSlots } from './mistakes-in-slots';
import { mistakesInTemplates } from './mistakes-in-templates';
import type { SeededMistake } from './seeded-mistake';

const seeded = [
  ...mistakesInSlots,
  ...mistakesInTemplates,
  ...mistakesInFiles,
  ...mistakesInOutput,
  ...mistakesInReach,
];
const source = folderSource('theme-templates');
let contracts: ReadonlyMap<string, Contract>;

const check = (theme: ThemeSource) => checkTheme(readThemeFrom(theme), contracts);

/** The theme with the mistake. */
function withMistake({ and, ...mistake }: SeededMistake): ThemeSource {
  const theme = edited(source, mistake);
  return and ? edited(theme, and) : theme;
}

function edited(theme: ThemeSource, { path, from, to }: Pick<SeededMistake, 'path' | 'from' | 'to'>): ThemeSource {
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

describe('a theme without mistakes', () => {
  beforeAll(async () => {
    contracts = await knownContracts();
  });

  it('has no finding', () => {
    expect(check(source)).toEqual([]);
  });

  it('can get mistakes of at least sixty kinds', () => {
    expect(new Set(seeded.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(seeded.map(({ kind }) => kind)).size).toBe(seeded.length);
  });

  it('can get a mistake for each rule', () => {
    expect(Object.keys(rules).filter((rule) => !seeded.some((mistake) => mistake.rule === rule))).toEqual([]);
  });

  it.each(seeded.map((mistake) => [mistake.kind, mistake] as const))('with %s', (_kind, mistake) => {
    const theme = withMistake(mistake);
    const { path, to, rule, expected, at = [path, to ?? ''] } = mistake;
    const found = check(theme).filter((problem) => problem.rule === rule || !ruleOf(problem.rule).isDoubtful);
    const [problem] = found.filter(({ sentence }) => sentence.includes(expected));
    expect(found.map(({ rule: name }) => name)).toEqual(found.map(() => rule));
    expect(problem).toMatchObject({ rule, path: at[0], line: lineIn(theme, ...at) });
    expect(problem?.column).toBeGreaterThanOrEqual(problem?.line ? 1 : 0);
    expect(isSaid(problem?.sentence ?? '', ruleOf(rule))).toBe(true);
  });
});
