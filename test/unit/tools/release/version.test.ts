import { describe, expect, it } from '@jest/globals';
import { compareVersions, isVersion, stepBetween } from '../../../tools/release/version';

describe('a version', () => {
  it.each(['1.0.0', '0.10.2', '12.0.3'])('consists of three numbers: %s', (text) => {
    expect(isVersion(text)).toBe(true);
  });

  it.each(['1.0', 'v1.0.0', '1.0.0-rc.1', '1.0.0 ', ''])('has no other form: "%s"', (text) => {
    expect(isVersion(text)).toBe(false);
  });

  it('is sorted by its numbers, not by its letters', () => {
    expect(['1.10.0', '1.2.0', '0.9.9', '1.2.10', '1.2.9'].sort(compareVersions)).toEqual([
      '0.9.9',
      '1.2.0',
      '1.2.9',
      '1.2.10',
      '1.10.0',
    ]);
  });

  it.each([
    ['1.2.3', '1.2.4', 'patch'],
    ['1.2.3', '1.3.0', 'minor'],
    ['1.2.3', '2.0.0', 'major'],
    ['1.9.9', '1.10.0', 'minor'],
    ['1.2.3', '1.2.3', undefined],
    ['1.2.3', '1.1.9', undefined],
  ])('differs from the previous one by a step: %s → %s is %s', (before, now, step) => {
    expect(stepBetween(before, now)).toBe(step);
  });
});
