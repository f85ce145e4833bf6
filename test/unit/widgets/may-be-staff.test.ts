import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Cookies from 'js-cookie';
import { writeCookie } from '../../../core/storage/cookies';
import { mayBeStaff } from '../../../widgets/exceptions';

afterEach(() => {
  Cookies.remove('ADMIN_BAR');
  window.history.replaceState(null, '', '/');
});

describe('a visitor', () => {
  it('is not staff without the cookie and the token', () => {
    expect(mayBeStaff()).toBe(false);
  });

  it('is not staff after closing the admin bar', () => {
    writeCookie('ADMIN_BAR', '0');
    expect(mayBeStaff()).toBe(false);
  });

  it('is not staff if the browser forbids cookies', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    expect(mayBeStaff()).toBe(false);
    jest.restoreAllMocks();
  });

  it('may be staff with the cookie', () => {
    writeCookie('ADMIN_BAR', '1');
    expect(mayBeStaff()).toBe(true);
  });

  it.each([
    ['/?ctk=1', true],
    ['/lamp/?sort=a&ctk=1', true],
    ['/?xctk=1', false],
    ['/#?ctk=1', false],
    ['/ctk=1', false],
  ])('may be staff at %s: %s', (url, expected) => {
    window.history.replaceState(null, '', url);
    expect(mayBeStaff()).toBe(expected);
  });
});
