import { describe, expect, it } from '@jest/globals';
import { isPast, readExpiry } from '../../../../widgets/account/read-card';

describe('the expiry of a card', () => {
  it.each([
    ['04/31', { month: 4, year: 2031 }],
    ['4/31', { month: 4, year: 2031 }],
    [' 04 / 2031 ', { month: 4, year: 2031 }],
    ['04-31', { month: 4, year: 2031 }],
    ['0431', { month: 4, year: 2031 }],
    ['042031', { month: 4, year: 2031 }],
    ['13/31', undefined],
    ['00/31', undefined],
    ['4/3', undefined],
    ['April 2031', undefined],
    ['', undefined],
  ])('is read from %j as %j', (typed, read) => {
    expect(readExpiry(typed)).toEqual(read);
  });

  it.each([
    [{ month: 11, year: 2026 }, false],
    [{ month: 10, year: 2026 }, true],
    [{ month: 12, year: 2025 }, true],
    [{ month: 1, year: 2027 }, false],
  ])('of %j is past on 30 November 2026: %s', (expiry, has) => {
    expect(isPast(expiry, new Date(2026, 10, 30))).toBe(has);
  });
});
