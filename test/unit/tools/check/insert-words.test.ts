import { describe, expect, it } from '@jest/globals';
import { insertWords } from '../../../tools/check/fix/insert-words';

const words =
  '{\n    "cart": {\n        "title": "Cart",\n        "rows": { "one": "1" }\n    },\n    "empty": {}\n}\n';

describe('texts that are inserted into a language file', () => {
  it.each([
    ['cart.total', words.replace('"1" }\n', '"1" },\n        "total": "Sum"\n')],
    ['cart.sums.all', words.replace('"1" }\n', '"1" },\n        "sums": {\n            "all": "Sum"\n        }\n')],
    ['empty.first', words.replace('{}', '{\n        "first": "Sum"\n    }')],
    ['page', words.replace('{}\n', '{},\n    "page": "Sum"\n')],
  ])('change no other byte: %s', (key, expected) => {
    expect(insertWords(words, key, 'Sum')).toBe(expected);
    expect(JSON.parse(insertWords(words, key, 'Sum') ?? '')).toBeTruthy();
  });

  it('keep the line ends of the file', () => {
    expect(insertWords('{\r\n  "a": "1"\r\n}\r\n', 'b', '2')).toBe('{\r\n  "a": "1",\r\n  "b": "2"\r\n}\r\n');
  });

  it('are inserted by the whole path, if a key exists at several places', () => {
    const json = '{\n  "a": { "x": { "k": "1" } },\n  "b": { "x": { "k": "2" } }\n}';
    expect(JSON.parse(insertWords(json, 'b.x.n', '3') ?? '')).toEqual({
      a: { x: { k: '1' } },
      b: { x: { k: '2', n: '3' } },
    });
  });

  it.each(['cart.title', 'cart.title.long'])('are not inserted at the place of another text: %s', (key) => {
    expect(insertWords(words, key, 'Sum')).toBeUndefined();
  });

  it('may be the first text of the file', () => {
    expect(JSON.parse(insertWords('{}', 'a.b', 'c') ?? '')).toEqual({ a: { b: 'c' } });
  });
});
