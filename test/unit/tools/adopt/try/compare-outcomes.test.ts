import { describe, expect, it } from '@jest/globals';
import { withoutAccepted } from '../../../../tools/adopt/try/behaviours/accepted-differences';
import { changedLines } from '../../../../tools/adopt/try/behaviours/changed-lines';
import { compareOutcomes } from '../../../../tools/adopt/try/behaviours/compare-outcomes';
import { describeComparison, describeSummary } from '../../../../tools/adopt/try/behaviours/describe-comparison';

const compare = (first: Record<string, unknown>, second: Record<string, unknown>) =>
  compareOutcomes('menu', { outcome: first }, { outcome: second });

describe('the lines that changed', () => {
  it('are those that came and went; a line that moved is not among them', () => {
    expect(changedLines(['Home', 'Lamps', 'Cart'], ['Cart', 'Home', 'All lamps'])).toEqual({
      appeared: ['All lamps'],
      gone: ['Lamps'],
    });
  });

  it('are counted: the second of two equal lines is a change', () => {
    expect(changedLines(['Add'], ['Add', 'Add'])).toEqual({ appeared: ['Add'], gone: [] });
  });
});

describe('two outcomes', () => {
  it('are the same when their values are, in any order of lines', () => {
    const one = { appeared: ['a', 'b'], cart: { lines: 1 }, url: undefined };
    expect(compare(one, { appeared: ['b', 'a'], cart: { lines: 1 } })).toMatchObject({ verdict: 'same', lines: [] });
  });

  it('differ by each value, with the way to it', () => {
    const { verdict, lines } = compare(
      { appeared: ['Desk lamps'], cart: { lines: 1 }, focus: 'Search' },
      { appeared: ['All lamps'], cart: { lines: 2 } },
    );
    expect(verdict).toBe('different');
    expect(lines).toEqual([
      'appeared − "Desk lamps"',
      'appeared + "All lamps"',
      'cart.lines: 1 → 2',
      'focus: "Search" → nothing',
    ]);
  });

  it('differ when the behaviour can be played on the first theme only', () => {
    const compared = compareOutcomes('menu', { outcome: {} }, { failure: 'no button' });
    expect(compared).toMatchObject({ verdict: 'different', lines: ["can't be played: no button"] });
  });

  it('are not compared when the first theme lacks the behaviour', () => {
    const compared = compareOutcomes('menu', { failure: 'no menu' }, { outcome: {} });
    expect(compared).toMatchObject({ verdict: 'unplayable', lines: ['no menu'] });
  });
});

describe('an accepted difference', () => {
  const accepted = [{ title: /^menu/, lines: /^a:/, reason: 'it is meant' }];

  it('is not reported', () => {
    expect(withoutAccepted(compare({ a: 1 }, { a: 2 }), accepted)).toMatchObject({ verdict: 'same', lines: [] });
  });

  it('does not hide another difference, nor one of another behaviour', () => {
    expect(withoutAccepted(compare({ a: 1, b: 1 }, { a: 2, b: 2 }), accepted).lines).toEqual(['b: 1 → 2']);
    const other = { title: 'cart', verdict: 'different' as const, lines: ['a: 1 → 2'] };
    expect(withoutAccepted(other, accepted)).toEqual(other);
  });
});

describe('the report', () => {
  const same = compare({ a: 1 }, { a: 1 });
  const different = compare({ a: 1 }, { a: 2 });

  it('is silent about behaviours that are the same', () => {
    expect(describeComparison(same)).toEqual([]);
    expect(describeComparison(different)).toEqual(['different: menu', '    a: 1 → 2']);
  });

  it('ends with the number of each verdict', () => {
    expect(describeSummary([same, same, different])).toBe(
      '3 behaviours: 2 the same, 1 different, 0 not on the first theme.',
    );
  });
});
