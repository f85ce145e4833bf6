import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isStored } from '../../../widgets/exceptions';

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('isStored', () => {
  it.each([
    [null, false],
    ['', false],
    ['101,102', true],
  ])('for the stored text %j is %s', (text, expected) => {
    if (text !== null) sessionStorage.setItem('compare', text);
    expect(isStored('compare')).toBe(expected);
  });

  it('is false, without an error, if the browser forbids storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isStored('compare')).toBe(false);
  });
});
