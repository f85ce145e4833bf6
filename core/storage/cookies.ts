import Cookies from 'js-cookie';

/** The value of a cookie, if readable. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    // Sandboxed, or cookies are forbidden.
    return undefined;
  }
}

/**
 * Sets a cookie for the whole shop.
 *
 * @param days default: until the browser closes
 */
export function writeCookie(name: string, value: string, days?: number): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      ...(days !== undefined && { expires: days }),
    });
  } catch {
    // Not reported: the shop works without it.
  }
}
