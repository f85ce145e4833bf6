import { describe, expect, it } from '@jest/globals';
import { daysInMonth } from '../../../../../widgets/product/options/option-parts';

describe('a month', () => {
  it.each([
    ['1', '2026', 31],
    ['4', '2026', 30],
    ['2', '2026', 28],
    ['2', '2028', 29],
    ['2', '', 29],
    ['', '2026', 31],
    ['12', '2026', 31],
  ])('%j of the year %j has %i days', (month, year, days) => expect(daysInMonth(month, year)).toBe(days));
});
