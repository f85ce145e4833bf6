import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chooseCases, Run } from '../../../support/runs/run-cases';

describe('the words of a command line', () => {
  const choose = (words: string[], needed?: 'every') =>
    chooseCases(['Apply a coupon', 'Apply a certificate'], String, words, needed);

  it('choose the cases with one of them in their names, or with all of them', () => {
    expect(choose([])).toHaveLength(2);
    expect(choose(['coupon', 'APPLY'])).toHaveLength(2);
    expect(choose(['coupon', 'APPLY'], 'every')).toEqual(['Apply a coupon']);
  });

  it('must choose something', () => {
    expect(() => choose(['lamp', 'mug'])).toThrow('no name contains lamp or mug');
  });
});

describe('a run of cases', () => {
  let printed: string[];
  beforeEach(() => {
    printed = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => void (process.exitCode = undefined));
  /** Runs a case that fails this many times. */
  const runFailing = (run: Run, times: number) => {
    let attempts = 0;
    return run.runCase(`fails ${times}`, async () => ({ problems: attempts++ < times ? ['it is wrong'] : [] }));
  };

  it('runs a failed case once more, names it, and ends with the totals', async () => {
    const run = new Run();
    for (const times of [0, 1, 2]) await runFailing(run, times);
    run.end();
    expect(printed.filter((line) => line.includes('FAILED'))).toHaveLength(3);
    expect(printed.slice(-2)).toEqual(['\nPassed only at the retry:\n  fails 1', '\ntests: 2 passed, 1 failed']);
    expect(process.exitCode).toBe(1);
  });

  it('passes if a retry passes, but not without any case', async () => {
    const run = new Run();
    await runFailing(run, 1);
    run.end();
    expect(process.exitCode).toBe(0);
    new Run().end();
    expect(process.exitCode).toBe(1);
  });
});
