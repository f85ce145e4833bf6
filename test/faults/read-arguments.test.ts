import { describe, expect, it } from '@jest/globals';
import { readArguments } from './read-arguments';

describe('the arguments of npm run faults', () => {
  it('are a seed and words, in any order and any case', () => {
    expect(readArguments(['Coupon', '--seed', '7', '500'])).toEqual({ seed: '7', words: ['coupon', '500'] });
  });

  it('get a new seed if none is given', () => {
    expect(readArguments([])).toEqual({ seed: expect.stringMatching(/^\d+$/), words: [] });
  });

  it('are refused if --seed has no value', () => {
    expect(() => readArguments(['coupon', '--seed'])).toThrow('--seed 7');
  });
});
