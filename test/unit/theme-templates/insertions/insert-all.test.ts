import { describe, expect, it } from '@jest/globals';
import { insertAll } from '../../../theme/insertions/insert-all';

describe('edits', () => {
  it('insert text and do not change the other bytes', () => {
    const edits = [
      { at: 5, text: ' b' },
      { at: 0, text: '<' },
      { at: 5, text: ' c' },
    ];
    expect(insertAll('a\r\n\tü', edits)).toBe('<a\r\n\tü b c');
  });

  it('throw for a position outside of the text', () => {
    expect(() =>
      insertAll('abc', [
        { at: 9, text: 'x' },
        { at: 9, text: 'y' },
        { at: 1, text: 'z' },
      ]),
    ).toThrow(/not where it should be/);
  });
});
