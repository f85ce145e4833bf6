import { describe, expect, it } from '@jest/globals';
import { compared } from '../../../tools/parity/issues/compared';
import type { Issue } from '../../../tools/parity/issues/issue';
import { issues } from '../../../tools/parity/issues/issues';
import { isAsClaimed, type Outcome, outcomeLine, outcomeSum } from '../../../tools/parity/issues/outcome';

const look = () => Promise.resolve(null);
const gone: Issue = { number: 7, title: 'It sticks', is: 'gone', adopted: 'gone', look };
const there: Issue = { number: 6, title: 'It drips', is: 'gone', adopted: { why: 'The pipe stays.' }, look };
const settled: Issue = { number: 8, title: 'It rattles', is: 'settled', look };
const notOurs: Issue = { number: 9, title: 'It rains', is: 'not ours', why: 'The weather decides it.' };
const outcome = (issue: Issue, theirs: string | null, ours: string | null, more: Partial<Outcome> = {}): Outcome => ({
  issue,
  theirs,
  ours,
  ...more,
});

describe('the issues of the reference theme', () => {
  it('are in the list once each, with a check or a reason', () => {
    const numbers = issues.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const reasons = issues.flatMap((issue) => [
      ...('why' in issue ? [issue.why] : []),
      ...('adopted' in issue && issue.adopted !== 'gone' ? [issue.adopted.why] : []),
    ]);
    expect(reasons.filter((why) => why.length < 10)).toEqual([]);
    expect(issues.length).toBeGreaterThanOrEqual(40);
    expect(issues.filter((issue) => 'look' in issue).length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['gone: red there, green here', outcome(gone, 'stuck', null), true],
    ['gone: green there', outcome(gone, null, null), false],
    ['gone: red here', outcome(gone, 'stuck', 'stuck'), false],
    ['settled: green on both', outcome(settled, null, null), true],
    ['settled: red there', outcome(settled, 'loud', null), false],
    ['settled: could not be checked', outcome(settled, null, null, { failure: 'Error: no page' }), false],
    ['gone, also in an adopted theme', outcome(gone, 'stuck', null, { adopted: null }), true],
    ['gone, but red in an adopted theme', outcome(gone, 'stuck', null, { adopted: 'stuck' }), false],
    ['gone, with a reason why an adopted theme has it', outcome(there, 'wet', null, { adopted: 'wet' }), true],
    ['gone, with such a reason, but green in an adopted theme', outcome(there, 'wet', null, { adopted: null }), false],
    ['settled: red in an adopted theme', outcome(settled, null, null, { adopted: 'loud' }), false],
    ['without a check', outcome(notOurs, null, null), true],
  ])('compares the claim with the result: %s', (_, found, isRight) => {
    expect(isAsClaimed(found)).toBe(isRight);
  });

  it('are printed with a line for each, and the sum', () => {
    const found = [
      outcome(gone, 'stuck', null, { adopted: null }),
      outcome(settled, 'loud', null),
      outcome(notOurs, null, null),
    ];
    expect(found.map(outcomeLine)).toEqual([
      '#7     gone         It sticks: there red (stuck), here green, adopted green',
      '#8     WRONG        It rattles: there red (loud), here green',
      '#9     not ours     It rains: The weather decides it.',
    ]);
    expect(outcomeSum(found)).toBe(
      'issues: 3 rows: 1 red there and green here, 0 green on both, 0 by template, 1 not ours, 1 wrong',
    );
  });
});

it('the document says for each fault that is gone whether an adopted Cornerstone has it', () => {
  const rows = compared()
    .split('## In neither theme')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(issues.filter(({ is }) => is === 'gone').length);
  for (const row of rows) expect(row).toMatch(/ \| (gone|still there: .+\.) \|$/);
});
