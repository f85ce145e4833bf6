import Cookies from 'js-cookie';

/** The value of a cookie; nothing when it does not exist or is closed to scripts. */
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
 * @param days its lifetime; if left out, it lasts until the browser closes
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
    // Only conveniences are remembered in cookies.
  }
}

/** Removes a cookie that was set for all pages of the shop. */
export function removeCookie(name: string): void {
  Cookies.remove(name, { path: '/' });
}
