import { describe, expect, it } from '@jest/globals';
import {
  type Attribute,
  boolean,
  json,
  number,
  oneOf,
  parseAttribute,
  string,
} from '../../../../core/contract/attribute';

const choice = oneOf(['row', 'column']);

describe('an attribute', () => {
  it('is required when no default is given, and keeps any other default', () => {
    for (const type of [string(), number(), boolean(), choice, json()]) expect(type).not.toHaveProperty('fallback');
    const types = [string(''), string(null), number(0), boolean(false), oneOf(['row', 'column'], 'row'), json([])];
    expect(types.map(({ kind, fallback }) => [kind, fallback?.value])).toEqual([
      ['string', ''],
      ['string', null],
      ['number', 0],
      ['boolean', false],
      ['choice', 'row'],
      ['json', []],
    ]);
  });
});

describe('the text of an attribute', () => {
  const valid: readonly [Attribute, string, unknown][] = [
    [string(), '', ''],
    [string(), ' as it is ', ' as it is '],
    [number(), '7', 7],
    [number(), '-7', -7],
    [number(), '+7', 7],
    [number(), '1.50', 1.5],
    [number(), '1.', 1],
    [number(), '.5', 0.5],
    [number(), '.25', 0.25],
    [number(), '120', 120],
    [number(), '12.5', 12.5],
    [number(), '  7\n ', 7],
    [boolean(), 'true', true],
    [boolean(), 'false', false],
    [choice, 'column', 'column'],
    [json(), '{"a":[1]}', { a: [1] }],
    [json(), 'null', null],
  ];
  it.each(valid)('is parsed by its type: %j %j', (type, text, value) => {
    expect(parseAttribute(type, text)).toEqual({ value });
  });

  const invalid: readonly [Attribute, string][] = [
    [number(), ''],
    [number(), '.'],
    [number(), 'ten'],
    [number(), '7px'],
    [number(), '$7'],
    [number(), '7 8'],
    [number(), '1,5'],
    [number(), '1e3'],
    [number(), '0x10'],
    [number(), '--7'],
    [number(), 'Infinity'],
    [boolean(), 'TRUE'],
    [boolean(), '1'],
    [boolean(), ''],
    [choice, 'rows'],
    [choice, ''],
    [json(), '{a:1}'],
    [json(), ''],
    [{ kind: 'choice' }, 'row'],
  ];
  it.each(invalid)('is rejected if it does not fit its type: %j %j', (type, text) => {
    expect(parseAttribute(type, text)).toBeUndefined();
  });
});
