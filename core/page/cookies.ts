import Cookies from 'js-cookie';

/** The value of a cookie; nothing when it does not exist or is closed to scripts. */
export function readCookie(name: string): string | undefined {
  return Cookies.get(name);
}

/**
 * Sets a cookie for all pages of the shop.
 *
 * @param days its lifetime; if left out, it lasts until the browser closes
 */
export function writeCookie(name: string, value: string, days?: number): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    ...(days !== undefined && { expires: days }),
  });
}

/** Removes a cookie that was set for all pages of the shop. */
export function removeCookie(name: string): void {
  Cookies.remove(name, { path: '/' });
}
