import { describe, expect, it } from '@jest/globals';
import { findQuantityProblem, limitOf, oneLess, oneMore } from '../../../../core/forms/quantity-rules';

const free = { min: null, max: null };
const from = (min: number) => ({ min, max: null });
const to = (max: number) => ({ min: null, max });
const huge = '9'.repeat(21);
const MOST = 2_147_483_647;

describe('a quantity', () => {
  it.each([
    ['1', free, 2],
    [' 3', free, 4],
    ['9', to(10), 10],
    ['10', to(10), 10],
    ['25', to(10), 10],
    ['', free, 1],
    ['abc', from(5), 5],
    ['0', from(4), 4],
    [huge, free, MOST],
    ['2147483647', free, MOST],
  ])('grows by one up to the limit, or to the minimum without a number: %j in %j to %j', (text, limits, more) => {
    expect(oneMore(text, limits)).toBe(more);
  });

  it.each([
    ['3 ', free, 2],
    ['1', free, 1],
    ['0', free, 0],
    ['5', from(5), 5],
    ['3', from(5), 3],
    ['7', from(5), 6],
    ['6', from(5), 5],
    ['', free, null],
    ['25', to(10), 10],
    ['11', to(10), 10],
    ['10', to(10), 9],
    [huge, free, MOST],
  ])('shrinks by one, but not below 1 and not below the minimum: %j in %j to %j', (text, limits, less) => {
    expect(oneLess(text, limits)).toBe(less);
  });

  it.each([
    ['digits', free, ['', ' ', 'two', '-1', '+1', '1.5', '1,5', '1e3', '٣']],
    ['few', free, ['0']],
    ['few', { min: 2, max: 4 }, ['1']],
    [null, { min: 2, max: 4 }, ['2', '4', ' 3 ']],
    [null, free, ['007', '999999', '2147483647']],
    ['many', { min: 2, max: 4 }, ['5']],
    ['many', free, [huge, '2147483648']],
  ])('has the problem %j in %j: %j', (problem, limits, texts) => {
    expect(texts.map((text) => findQuantityProblem(text, limits))).toEqual(texts.map(() => problem));
  });

  it('has the limits of the platform if the product has none', () => {
    expect([limitOf('many', free), limitOf('few', free)]).toEqual([MOST, 1]);
  });
});
