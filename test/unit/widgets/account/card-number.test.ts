import { describe, expect, it } from '@jest/globals';
import { groupDigits, isCardCode, isCardNumber } from '../../../../widgets/account/read-card';

describe('the number of a card', () => {
  it.each([
    ['4242424242424242', true],
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4242', true],
    ['5454 5454 5454 5454', true],
    ['3782 822463 10005', true],
    ['6304000000000000', true],
    ['4242424242424241', false],
    ['4224 2424 2424 2424', false],
    ['42424242424', false],
    ['37828224631000', false],
    ['545454545454', false],
    ['4242 4242 4242 424x', false],
    ['00000000000000000000', false],
    ['', false],
  ])('%j is valid: %s', (typed, isOne) => {
    expect(isCardNumber(typed)).toBe(isOne);
  });

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782', '3782'],
    ['42424', '4242 4'],
    ['my card', 'my card'],
    ['', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });
});

describe('the code of a card', () => {
  it.each([
    ['123', '4242424242424242', true],
    ['1234', '4242424242424242', false],
    ['1234', '3782 822463 10005', true],
    ['123', '378282246310005', false],
    ['12a', '4242424242424242', false],
    ['123', '', true],
  ])('%j is valid for the card %j: %s', (code, number, suits) => {
    expect(isCardCode(code, number)).toBe(suits);
  });
});
