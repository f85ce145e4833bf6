import { describe, expect, it } from '@jest/globals';
import { type NumberMarks, readNumber } from '../../../../core/forms/read-number';

const english: NumberMarks = ['.', ','];
const german: NumberMarks = [',', '.'];
const french: NumberMarks = [',', '\u202f'];
const swiss: NumberMarks = ['.', '’'];

describe('a number that can be read in one way', () => {
  it.each([
    ['5', '5'],
    ['05', '5'],
    ['0', '0'],
    ['00', '0'],
    [' 7 ', '7'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['+3', '3'],
    ['0.5', '0.5'],
    ['0,5', '0.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['10,50', '10.50'],
    ['10.50', '10.50'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ['12,34,567', '1234567'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234', '1234'],
    ['1\u202f234\u202f567,8', '1234567.8'],
    ['1’234.5', '1234.5'],
    ['1 234.567', '1234.567'],
    ['１２．５', '12.5'],
    ['１２，５', '12.5'],
    ['١٢٫٥', '12.5'],
    ['۱۲', '12'],
    ['१२.५', '12.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['$10.50', '10.50'],
    ['10,50 €', '10.50'],
    ['\u200e12\u200f', '12'],
  ])('%j is %s in any language', (text, plain) => {
    for (const marks of [english, german, french, swiss]) expect(readNumber(text, [marks])).toBe(plain);
    expect(readNumber(text, [])).toBe(plain);
  });
});

describe('a number that can be read in two ways', () => {
  it.each<[string, NumberMarks[], string | null]>([
    ['1.234', [english], '1.234'],
    ['1,234', [english], '1234'],
    ['1.234', [german], '1234'],
    ['1,234', [german], '1.234'],
    ['1,234', [french], '1.234'],
    ['1.234', [french], null],
    ['1,234', [swiss], null],
    // A page in English with prices in euros.
    ['1,234', [english, german], null],
    ['1.234', [english, german], null],
    ['1,234', [german, french], '1.234'],
    ['1,234', [], null],
  ])('%s with %j is %s', (text, marks, plain) => {
    expect(readNumber(text, marks)).toBe(plain);
  });
});

describe('a text that is no number', () => {
  it.each([
    '',
    ' ',
    '.',
    '-',
    'ten',
    '1e3',
    '5 in',
    '1 5',
    '1..5',
    '1,,5',
    '1.2.3',
    '1,23,4',
    '1.234,567.8',
    '0x10',
    '5-',
    '--5',
    '½',
  ])('%j is refused', (text) => {
    for (const marks of [english, german]) expect(readNumber(text, [marks])).toBe(null);
  });
});
