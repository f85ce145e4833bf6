import { describe, expect, it } from '@jest/globals';
import { readQuantity } from '../../../../core/page/read-quantity';

describe('a quantity', () => {
  it.each<[unknown, number | null]>([
    ['3', 3],
    ['0', 0],
    [7, 7],
    [' 12 ', 12],
    ['1 2', null],
    [' ', null],
    ['', null],
    [null, null],
    ['1.5', null],
    ['-1', null],
    ['1e2', null],
    ['x', null],
  ])('%j is read as %p', (text, quantity) => expect(readQuantity(text)).toBe(quantity));
});
