import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { findTestRun, keepTestRun, type RanTest } from '../../../support/runs/test-run';
import { criteria } from '../../../tools/release/accessibility/criteria';
import type { Criteria } from '../../../tools/release/accessibility/criterion';
import { everyStateIsJudged } from '../../../tools/release/accessibility/every-state';
import { accessibilityHtml, accessibilityReport, accessibilityYaml } from '../../../tools/release/accessibility-report';

const contact = { type: 'object', required: ['email'], properties: { email: { type: 'string', minLength: 3 } } };
const chapter = {
  type: 'object',
  required: ['criteria'],
  properties: {
    criteria: {
      type: 'array',
      items: {
        type: 'object',
        required: ['num', 'components'],
        properties: {
          num: { type: 'string', pattern: '^\\d\\.\\d\\.\\d+$' },
          components: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'adherence'],
              properties: {
                name: { const: 'web' },
                adherence: {
                  type: 'object',
                  required: ['level'],
                  properties: {
                    level: {
                      enum: ['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'],
                    },
                    notes: { type: 'string' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
/** OpenACR's schema of a report: https://github.com/GSA/openacr/tree/main/schema. */
const isOpenAcr = new Ajv().compile({
  type: 'object',
  required: ['title', 'product', 'author', 'catalog', 'chapters'],
  properties: {
    title: { type: 'string' },
    product: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, version: { type: 'string' } },
    },
    author: contact,
    vendor: contact,
    catalog: { const: '2.5-edition-wcag-2.2-en' },
    chapters: {
      type: 'object',
      properties: { success_criteria_level_a: chapter, success_criteria_level_aa: chapter },
      additionalProperties: false,
    },
  },
});

const few: Criteria = {
  '1.4.10': { name: 'Reflow', level: 'AA', tests: { 'rules/names.test.ts': 'fits' } },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: everyStateIsJudged,
    person: 'Whether <b> and “more” can be read.',
  },
  '2.1.4': { name: 'Character Key Shortcuts', level: 'A', never: 'There are none.' },
  '1.3.3': { name: 'Sensory Characteristics', level: 'A', person: 'Whether it is so.' },
};

const commit = 'c0ffee';
const ran = (file: string, titles: readonly string[], isGreen = true): RanTest => ({ file, titles, isGreen });
const [walked = ''] = Object.values(everyStateIsJudged).flat();
const walks = readdirSync('test/languages/states')
  .filter((file) => file.endsWith('-in-brackets.test.ts'))
  .map((file) => `languages/states/${file}`);
const onState = (file: string, isGreen = true) => ran(file, ['the states', walked.replace('$name', 'a page')], isGreen);

describe('the report on accessibility', () => {
  it('is an OpenACR of all 55 criteria, and is the same after it is parsed', () => {
    const report = accessibilityReport('1.2.3', criteria);
    const read: unknown = parse(accessibilityYaml(report));
    expect(read).toEqual(report);
    expect(isOpenAcr(read) ? [] : isOpenAcr.errors).toEqual([]);
    expect(Object.values(report.chapters).flatMap((one) => one.criteria)).toHaveLength(55);
    expect(accessibilityYaml(report)).toBe(accessibilityYaml(accessibilityReport('1.2.3', criteria)));
  });

  it('names the tests of a criterion, and the checks that only a person can do', () => {
    const { chapters } = accessibilityReport('1.2.3', few);
    const found = Object.values(chapters).flatMap((one) =>
      one.criteria.map(({ num, components: [{ adherence }] }) => [num, adherence.level, adherence.notes]),
    );
    expect(found).toEqual([
      ['1.3.3', 'not-evaluated', 'Not tested automatically. Only a person can say: Whether it is so.'],
      ['2.1.4', 'not-applicable', 'There are none.'],
      [
        '1.4.3',
        'not-evaluated',
        expect.stringMatching(
          /^Tested automatically: test\/support\/.* Axe’s rules: color-contrast\. Only a person can say/,
        ),
      ],
      ['1.4.10', 'not-evaluated', 'Tested automatically: test/rules/names.test.ts: fits.'],
    ]);
  });

  it.each([
    ['passed', [ran('rules/names.test.ts', ['a page', 'fits'])], 'supports', 'fits (passed).'],
    ['failed', [ran('rules/names.test.ts', ['a page', 'fits'], false)], 'not-evaluated', 'fits (1 of 1 failed).'],
    [
      'was not run',
      [ran('rules/sizes.test.ts', ['fits']), ran('rules/names.test.ts', ['fits not'])],
      'not-evaluated',
      'fits (not run).',
    ],
  ] as const)('reports a test on its commit that %s', (_how, tests, level, ending) => {
    const { chapters } = accessibilityReport('1.2.3', few, { commit, tests });
    const [, reflow] = chapters.success_criteria_level_aa.criteria.map(({ components: [{ adherence }] }) => adherence);
    expect(reflow).toEqual({ level, notes: `Tested automatically: test/rules/names.test.ts: ${ending}` });
  });

  it('counts the tests of a walk over every state, in each of its files', () => {
    const walkIn = (tests: readonly RanTest[]) => {
      const report = accessibilityReport('1.2.3', few, { commit, tests });
      const [contrast] = report.chapters.success_criteria_level_aa.criteria;
      return `${/in its language \((.*?)\)/.exec(contrast?.components[0].adherence.notes ?? '')?.[1]} ${report.notes}`;
    };
    const all = walks.map((file) => onState(file));
    const [first = '', ...others] = walks;
    expect(walkIn(all)).toMatch(/^8 passed .* on commit c0ffee where .* of the 2 that are named here 1 passed\.$/);
    expect(walkIn([...all.slice(1), onState(first, false)])).toMatch(/^1 of 8 failed .* named here 0 passed\.$/);
    expect(walkIn(all.slice(0, 1))).toBe(
      `passed; not run: ${others.map((file) => `test/${file}`).join(', ')} ${accessibilityReport('1.2.3', few, { commit, tests: [] }).notes}`,
    );
  });

  it('uses only a run of its own commit, and reports if there was none', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'run-')), 'below', 'test-run.json');
    const tests = [ran('rules/names.test.ts', ['fits'])];
    expect(findTestRun(commit, file)).toBeUndefined();
    keepTestRun({ commit, tests }, file);
    expect(findTestRun(commit, file)).toEqual({ commit, tests });
    expect(findTestRun('another', file)).toBeUndefined();
    expect(accessibilityReport('1.2.3', few).notes).toContain('The tests were not run on this commit');
  });

  it('merges two runs on one commit, and uses the later result of a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'run-')), 'test-run.json');
    const [names, sizes] = [ran('rules/names.test.ts', ['fits']), ran('rules/sizes.test.ts', ['fits'], false)];
    keepTestRun({ commit, tests: [names, sizes] }, file);
    keepTestRun({ commit, tests: [ran('rules/sizes.test.ts', ['fits'])] }, file);
    expect(findTestRun(commit, file)?.tests).toEqual([names, ran('rules/sizes.test.ts', ['fits'])]);
    keepTestRun({ commit: 'another', tests: [sizes] }, file);
    expect(findTestRun('another', file)?.tests).toEqual([sizes]);
  });

  it('is an HTML page in which texts are escaped', () => {
    const run = { commit, tests: [ran('rules/names.test.ts', ['fits'])] };
    const html = accessibilityHtml(accessibilityReport('1.2.3', few, run), few, run);
    expect(html).toContain('<th scope="row">1.4.10 Reflow</th><td>Supports</td>');
    expect(html).toContain('<li>test/rules/names.test.ts: fits (passed)</li>');
    expect(html).toContain('Whether &lt;b&gt; and “more” can be read.');
    expect(html).not.toMatch(/<script|\d{4}-\d\d-\d\d/);
  });
});
