import { describe, expect, it } from '@jest/globals';
import { insertJson } from '../../../theme/insertions/insert-json';

describe('entries of a JSON file', () => {
  it('stand at the end of their object, indented as the file is', () => {
    const text = '{\n    "a": {\n        "b": 1\n    }\n}\n';
    expect(insertJson(text, [{ path: ['a', 'c', 'd'], value: 2 }])).toBe(
      '{\n    "a": {\n        "b": 1,\n        "c": {\n            "d": 2\n        }\n    }\n}\n',
    );
  });

  it('leave what is there as it is', () => {
    const text = '{"a": {"b": "mine"}}';
    expect(insertJson(text, [{ path: ['a', 'b'], value: 'ours' }])).toBe(text);
  });

  it('go into an empty file as one tree', () => {
    const entries = [
      { path: ['widgets', 'a', 'b'], value: '1' },
      { path: ['widgets', 'a', 'c'], value: '2' },
    ];
    expect(JSON.parse(insertJson('{}', entries))).toEqual({ widgets: { a: { b: '1', c: '2' } } });
  });

  it('do not go where something else is', () => {
    expect(() => insertJson('{"a": "text"}', [{ path: ['a', 'b'], value: 1 }])).toThrow(/"a" holds no object/);
  });
});
