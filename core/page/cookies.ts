import Cookies from 'js-cookie';

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  return Cookies.get(name);
}

/**
 * Sets a cookie for the whole shop.
 *
 * @param days how long it is kept; until the browser closes when left out
 */
export function writeCookie(name: string, value: string, days?: number): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    ...(days !== undefined && { expires: days }),
  });
}

/** Forgets a cookie that was set for the whole shop. */
export function removeCookie(name: string): void {
  Cookies.remove(name, { path: '/' });
}
