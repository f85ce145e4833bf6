import { describe, expect, it } from '@jest/globals';
import { insertAll } from '../../../theme/insertions/insert-all';

describe('edits', () => {
  it('put text in and leave every byte of the old one', () => {
    const edits = [
      { at: 5, text: ' b' },
      { at: 0, text: '<' },
      { at: 5, text: ' c' },
    ];
    expect(insertAll('a\r\n\tü', edits)).toBe('<a\r\n\tü b c');
  });

  it('refuse a place that the text does not have', () => {
    expect(() =>
      insertAll('abc', [
        { at: 9, text: 'x' },
        { at: 9, text: 'y' },
        { at: 1, text: 'z' },
      ]),
    ).toThrow(/not where it should be/);
  });
});
