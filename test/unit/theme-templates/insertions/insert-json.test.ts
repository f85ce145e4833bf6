import { describe, expect, it } from '@jest/globals';
import { insertJson } from '../../../theme/insertions/insert-json';

describe('entries of a JSON file', () => {
  it('are added at the end of their object, with the indent of the file', () => {
    const text = '{\n    "a": {\n        "b": 1\n    }\n}\n';
    expect(insertJson(text, [{ path: ['a', 'c', 'd'], value: 2 }])).toBe(
      '{\n    "a": {\n        "b": 1,\n        "c": {\n            "d": 2\n        }\n    }\n}\n',
    );
  });

  it('do not replace a value that exists', () => {
    const text = '{"a": {"b": "mine"}}';
    expect(insertJson(text, [{ path: ['a', 'b'], value: 'ours' }])).toBe(text);
  });

  it('are added to an empty file as one tree', () => {
    const entries = [
      { path: ['widgets', 'a', 'b'], value: '1' },
      { path: ['widgets', 'a', 'c'], value: '2' },
    ];
    expect(JSON.parse(insertJson('{}', entries))).toEqual({ widgets: { a: { b: '1', c: '2' } } });
  });

  it('throw if their parent is not an object', () => {
    expect(() => insertJson('{"a": "text"}', [{ path: ['a', 'b'], value: 1 }])).toThrow(/"a" holds no object/);
  });
});
