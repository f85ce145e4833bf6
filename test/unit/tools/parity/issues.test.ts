import { describe, expect, it } from '@jest/globals';
import type { Issue } from '../../../tools/parity/issues/issue';
import { issues } from '../../../tools/parity/issues/issues';
import { isAsClaimed, type Outcome, outcomeLine, outcomeSum } from '../../../tools/parity/issues/outcome';

const look = () => Promise.resolve(null);
const gone: Issue = { number: 7, title: 'It sticks', is: 'gone', look };
const settled: Issue = { number: 8, title: 'It rattles', is: 'settled', look };
const notOurs: Issue = { number: 9, title: 'It rains', is: 'not ours', why: 'The weather decides it.' };
const outcome = (issue: Issue, theirs: string | null, ours: string | null, failure?: string): Outcome => ({
  issue,
  theirs,
  ours,
  ...(failure === undefined ? {} : { failure }),
});

describe('the issues of the reference theme', () => {
  it('are in the list once each, with a check or a reason', () => {
    const numbers = issues.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(issues.filter((issue) => 'why' in issue && issue.why.length < 10)).toEqual([]);
    expect(issues.length).toBeGreaterThanOrEqual(40);
    expect(issues.filter((issue) => 'look' in issue).length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['gone: red there, green here', outcome(gone, 'stuck', null), true],
    ['gone: green there', outcome(gone, null, null), false],
    ['gone: red here', outcome(gone, 'stuck', 'stuck'), false],
    ['settled: green on both', outcome(settled, null, null), true],
    ['settled: red there', outcome(settled, 'loud', null), false],
    ['settled: could not be checked', outcome(settled, null, null, 'Error: no page'), false],
    ['without a check', outcome(notOurs, null, null), true],
  ])('compares the claim with the result: %s', (_, found, isRight) => {
    expect(isAsClaimed(found)).toBe(isRight);
  });

  it('are printed with a line for each, and the sum', () => {
    const found = [outcome(gone, 'stuck', null), outcome(settled, 'loud', null), outcome(notOurs, null, null)];
    expect(found.map(outcomeLine)).toEqual([
      '#7     gone         It sticks: there red (stuck), here green',
      '#8     WRONG        It rattles: there red (loud), here green',
      '#9     not ours     It rains: The weather decides it.',
    ]);
    expect(outcomeSum(found)).toBe(
      'issues: 3 rows: 1 red there and green here, 0 green on both, 0 by template, 1 not ours, 1 wrong',
    );
  });
});
