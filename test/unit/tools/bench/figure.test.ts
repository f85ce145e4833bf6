import { describe, expect, it } from '@jest/globals';
import { figureOf, isMissed, printFigures } from '../../../tools/bench/figure';
import { ratioOf } from '../../../tools/bench/ratio';

describe('the ratio of two themes', () => {
  it('is the median of the ratios of each round, with the minimum and the maximum', () => {
    // The machine was half as fast in the second round, which does not affect the ratio of ours to theirs.
    expect(ratioOf({ ours: [50, 120, 40], theirs: [100, 200, 100] })).toEqual({ middle: 0.5, least: 0.4, most: 0.6 });
  });

  it('skips rounds in which the other theme has the value 0', () => {
    expect(ratioOf({ ours: [5, 30], theirs: [0, 60] })).toEqual({ middle: 0.5, least: 0.5, most: 0.5 });
    expect(ratioOf({ ours: [5], theirs: [0] })).toBeUndefined();
    expect(ratioOf({ ours: [5, 6], theirs: [] })).toBeUndefined();
  });
});

describe('a figure of the bench', () => {
  const rounds = { ours: [60, 90, 75], theirs: [100, 100, 100] };

  it('is the median of its rounds, with their spread and the figure of the other theme', () => {
    expect(figureOf('a press', 'ms', rounds)).toEqual({
      what: 'a press',
      value: 75,
      unit: 'ms',
      spread: [60, 90],
      cornerstone: 100,
      ratio: { middle: 0.75, least: 0.6, most: 0.9 },
    });
  });

  it('misses its target only if it exceeds both the figure and the ratio', () => {
    expect(isMissed(figureOf('a press', 'ms', rounds))).toBe(false);
    expect(isMissed(figureOf('a press', 'ms', rounds, { target: 40 }))).toBe(true);
    expect(isMissed(figureOf('a press', 'ms', rounds, { targetRatio: 0.7 }))).toBe(true);
    expect(isMissed(figureOf('a press', 'ms', rounds, { target: 40, targetRatio: 0.8 }))).toBe(false);
    expect(isMissed(figureOf('a press', 'ms', { ours: [75], theirs: [] }, { targetRatio: 0.7 }))).toBe(false);
  });

  it('is a line with its target, the other theme, the ratio and its spread', () => {
    const line = printFigures([figureOf('a press', 'ms', rounds, { target: 40, targetRatio: 0.7 })]);
    expect(line.replace(/ +/g, ' ')).toBe('a press 75 ms 40 or ×0.7 100 0.75 0.60 to 0.90 · 60 to 90 · missed');
  });
});
