import { describe, expect, it } from '@jest/globals';
import { criteria, criteriaCounts } from '../tools/release/accessibility/criteria';
import { enforce } from './enforce';
import { readTests } from './proving-tests';

const all = Object.entries(criteria);

describe('the report on accessibility', () => {
  it('has every success criterion of WCAG 2.2, level A and AA', () => {
    const countOf = (wanted: string) => all.filter(([, { level }]) => level === wanted).length;
    expect({ A: countOf('A'), AA: countOf('AA') }).toEqual(criteriaCounts);
    expect(all.map(([number]) => number)).not.toContain('4.1.1');
  });

  it('names only tests that exist and run', () => {
    const find = readTests();
    enforce(
      'Each criterion of test/tools/release/accessibility names its tests by file and title.',
      all.flatMap(([number, { tests = {} }]) =>
        Object.entries(tests).flatMap(([file, titles]) =>
          [titles].flat().flatMap((title) => {
            const result = find(file, title);
            return result === 'one test' ? [] : [`${number}: ${result}: test/${file}: ${title}`];
          }),
        ),
      ),
    );
  });

  it('has tests, a task for a person, or the reason for an exception for each criterion', () => {
    enforce(
      'A criterion has tests, a task for a person, or the reason why it never applies.',
      all.flatMap(([number, { tests, person, never }]) => {
        if (never !== undefined) return tests || person ? [`${number} never applies, but has tests or a task`] : [];
        return tests || person ? [] : [`${number} has neither tests nor a sentence`];
      }),
    );
  });
});
