import { describe, expect, it } from '@jest/globals';
import { criteria, criteriaCounts } from '../tools/release/accessibility/criteria';
import { hold } from './hold';
import { readTests } from './proving-tests';

const all = Object.entries(criteria);

describe('the report on accessibility', () => {
  it('has every success criterion of WCAG 2.2, level A and AA', () => {
    const countOf = (wanted: string) => all.filter(([, { level }]) => level === wanted).length;
    expect({ A: countOf('A'), AA: countOf('AA') }).toEqual(criteriaCounts);
    expect(all.map(([number]) => number)).not.toContain('4.1.1');
  });

  it('names tests that there are, and that run', () => {
    const find = readTests();
    hold(
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

  it('says of each criterion what was tested, what is left for a person, or why there is nothing', () => {
    hold(
      'A criterion has tests, or a sentence.',
      all.flatMap(([number, { tests, person, never }]) => {
        if (never !== undefined) return tests || person ? [`${number} applies to nothing, and has more to say`] : [];
        return tests || person ? [] : [`${number} says nothing`];
      }),
    );
  });
});
