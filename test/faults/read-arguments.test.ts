import { describe, expect, it } from '@jest/globals';
import { readArguments } from './read-arguments';

describe('what the table of faults is asked for', () => {
  it('is a seed and words, in any order and any case', () => {
    expect(readArguments(['Coupon', '--seed', '7', '500'])).toEqual({ seed: '7', words: ['coupon', '500'] });
  });

  it('is a seed of its own where none is given', () => {
    expect(readArguments([])).toEqual({ seed: expect.stringMatching(/^\d+$/), words: [] });
  });

  it('is refused where the seed is missing behind its name', () => {
    expect(() => readArguments(['coupon', '--seed'])).toThrow('--seed 7');
  });
});
