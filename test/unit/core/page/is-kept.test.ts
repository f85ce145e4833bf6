import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isKept } from '../../../../core/page/is-kept';

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('whether the visit keeps something', () => {
  it.each([
    [null, false],
    ['', false],
    ['101,102', true],
  ])('%j: %s', (text, expected) => {
    if (text !== null) sessionStorage.setItem('compare', text);
    expect(isKept('compare')).toBe(expected);
  });

  it('is false where the browser forbids storage, and nothing is thrown', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isKept('compare')).toBe(false);
  });
});
