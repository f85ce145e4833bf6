import { describe, expect, it } from '@jest/globals';
import { groupDigits, isCardCode, isCardNumber, isPast, readExpiry } from '../../../../widgets/account/read-card';

describe('a card', () => {
  it.each([
    ['4242424242424242', true],
    ['4242 4242-4242 4242', true],
    ['5454 5454 5454 5454', true],
    ['3782 822463 10005', true],
    ['6304000000000000', true],
    ['4242424242424241', false],
    ['4224 2424 2424 2424', false],
    // With a right check digit, but too short or too long.
    ['42424242424', false],
    ['37828224631000', false],
    ['545454545454', false],
    ['00000000000000000000', false],
    ['4242 4242 4242 424x', false],
  ])('has the number %j: %s', (typed, isOne) => {
    expect(isCardNumber(typed)).toBe(isOne);
  });

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782', '3782'],
    ['my card', 'my card'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });

  it.each([
    ['123', '4242424242424242', true],
    ['1234', '4242424242424242', false],
    ['1234', '3782 822463 10005', true],
    ['123', '378282246310005', false],
    ['12a', '4242424242424242', false],
    ['123', '', true],
  ])('has the code %j with the number %j: %s', (code, number, suits) => {
    expect(isCardCode(code, number)).toBe(suits);
  });

  it.each([
    ['4/31', 4],
    [' 04 / 2031 ', 4],
    ['04-31', 4],
    ['0431', 4],
    ['042031', 4],
    ['13/31', undefined],
    ['00/31', undefined],
    ['4/3', undefined],
    ['April 2031', undefined],
  ])('that expires %j expires in the month %j of 2031', (typed, month) => {
    expect(readExpiry(typed)).toEqual(month && { month, year: 2031 });
  });

  it.each([
    [{ month: 11, year: 2026 }, false],
    [{ month: 10, year: 2026 }, true],
    [{ month: 12, year: 2025 }, true],
    [{ month: 1, year: 2027 }, false],
  ])('that expires %j has expired on 30 November 2026: %s', (expiry, has) => {
    expect(isPast(expiry, new Date(2026, 10, 30))).toBe(has);
  });
});
