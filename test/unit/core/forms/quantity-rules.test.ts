import { describe, expect, it } from '@jest/globals';
import { findQuantityProblem, limitOf, oneLess, oneMore } from '../../../../core/forms/quantity-rules';

const free = { min: null, max: null };

describe('a quantity', () => {
  it('grows by one, up to the limit', () => {
    expect(oneMore('1', free)).toBe(2);
    expect(oneMore('9', { min: null, max: 10 })).toBe(10);
    expect(oneMore('10', { min: null, max: 10 })).toBe(10);
    expect(oneMore('25', { min: null, max: 10 })).toBe(10);
  });

  it('starts at the minimum when there is no number', () => {
    expect(oneMore('', free)).toBe(1);
    expect(oneMore('abc', { min: 5, max: null })).toBe(5);
    expect(oneMore('0', { min: 4, max: null })).toBe(4);
  });

  it('shrinks by one, but not below 1 and not below the minimum', () => {
    expect(oneLess('3', free)).toBe(2);
    expect(oneLess('1', free)).toBe(1);
    expect(oneLess('0', free)).toBe(0);
    expect(oneLess('5', { min: 5, max: null })).toBe(5);
    expect(oneLess('3', { min: 5, max: null })).toBe(3);
    expect(oneLess('7', { min: 5, max: null })).toBe(6);
    expect(oneLess('6', { min: 5, max: null })).toBe(5);
    expect(oneLess('', free)).toBeNull();
    expect(oneLess('25', { min: null, max: 10 })).toBe(10);
    expect(oneLess('11', { min: null, max: 10 })).toBe(10);
    expect(oneLess('10', { min: null, max: 10 })).toBe(9);
  });

  it('is never more than the maximum of the platform', () => {
    const huge = '9'.repeat(21);
    expect(oneMore(huge, free)).toBe(2_147_483_647);
    expect(oneLess(huge, free)).toBe(2_147_483_647);
    expect(oneMore('2147483647', free)).toBe(2_147_483_647);
    expect([huge, '2147483648', '2147483647'].map((text) => findQuantityProblem(text, free))).toEqual([
      'many',
      'many',
      null,
    ]);
    expect(limitOf('many', free)).toBe(2_147_483_647);
    expect(limitOf('few', free)).toBe(1);
  });

  it('is wrong when it is not a number, or beyond the limits', () => {
    const limits = { min: 2, max: 4 };
    expect(['', 'two', '1', '2', '4', '5'].map((text) => findQuantityProblem(text, limits))).toEqual([
      'digits',
      'digits',
      'few',
      null,
      null,
      'many',
    ]);
    expect(findQuantityProblem('0', free)).toBe('few');
    const typed = ['-1', '+1', '1.5', '1,5', '1e3', '٣'];
    expect(typed.map((text) => findQuantityProblem(text, free))).toEqual(typed.map(() => 'digits'));
    expect(['007', '999999'].map((text) => findQuantityProblem(text, free))).toEqual([null, null]);
  });

  it('is the same with blanks around it', () => {
    expect(findQuantityProblem(' 3 ', free)).toBeNull();
    expect(oneMore(' 3', free)).toBe(4);
    expect(oneLess('3 ', free)).toBe(2);
    expect(findQuantityProblem(' ', free)).toBe('digits');
  });
});
