import { describe, expect, it, jest } from '@jest/globals';
import Cookies from 'js-cookie';
import { readCookie, writeCookie } from '../../../../core/storage/cookies';

describe('cookies', () => {
  it('are written for the whole shop, and can be read', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    writeCookie('ACCEPT_COOKIE_USAGE', '1', 365);
    expect(set.mock.calls[0]![0]).toMatch(/^ACCEPT_COOKIE_USAGE=1; path=\/; sameSite=Lax; expires=/i);
    expect(readCookie('ACCEPT_COOKIE_USAGE')).toBe('1');
    Cookies.remove('ACCEPT_COOKIE_USAGE');
    expect(readCookie('ACCEPT_COOKIE_USAGE')).toBeUndefined();
  });

  it('are undefined, without an error, if the browser forbids them', () => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    writeCookie('ACCEPT_COOKIE_USAGE', '1');
    expect(readCookie('ACCEPT_COOKIE_USAGE')).toBeUndefined();
  });
});
