import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { criteria } from '../../accessibility/criteria';
import type { Criteria } from '../../accessibility/criterion';
import { everyStateIsJudged } from '../../accessibility/every-state';
import { accessibilityHtml, accessibilityReport, accessibilityYaml } from '../../release/accessibility-report';

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
/** What OpenACR asks of a report: https://github.com/GSA/openacr/tree/main/schema. */
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
  '1.4.10': { name: 'Reflow', level: 'AA', tests: { 'a.test.ts': 'fits' } },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: everyStateIsJudged,
    person: 'Whether <b> and “more” can be read.',
  },
  '2.1.4': { name: 'Character Key Shortcuts', level: 'A', never: 'There are none.' },
  '1.3.3': { name: 'Sensory Characteristics', level: 'A', person: 'Whether it is so.' },
};

describe('the report on accessibility', () => {
  it('is an OpenACR of all 55 criteria, and reads back as what was written', () => {
    const report = accessibilityReport('1.2.3', criteria);
    const read: unknown = parse(accessibilityYaml(report));
    expect(read).toEqual(report);
    expect(isOpenAcr(read) ? [] : isOpenAcr.errors).toEqual([]);
    expect(Object.values(report.chapters).flatMap((one) => one.criteria)).toHaveLength(55);
    expect(accessibilityYaml(report)).toBe(accessibilityYaml(accessibilityReport('1.2.3', criteria)));
  });

  it('says what was tested by which test, and never that a person has said what only one can', () => {
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
          /^Tested automatically: test\/browser\/.* Axe’s rules: color-contrast\. Only a person can say/,
        ),
      ],
      ['1.4.10', 'supports', 'Tested automatically: test/a.test.ts: fits.'],
    ]);
  });

  it('is a page for people, in which texts stay texts', () => {
    const html = accessibilityHtml(accessibilityReport('1.2.3', few), few);
    expect(html).toContain('<th scope="row">1.4.10 Reflow</th><td>Supports</td>');
    expect(html).toContain('Whether &lt;b&gt; and “more” can be read.');
    expect(html).not.toMatch(/<script|\d{4}-\d\d-\d\d/);
  });
});
