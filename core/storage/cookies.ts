import Cookies from 'js-cookie';

/** The value of a cookie; `undefined` when it does not exist or when scripts can't read it. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    // The page is sandboxed, or its browser forbids cookies.
    return undefined;
  }
}

/**
 * Sets a cookie for all pages of the shop.
 *
 * @param days the cookie's lifetime in days; if left out, it lasts until the browser closes
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
    // A cookie that can't be set is not reported: the shop works without it.
  }
}
