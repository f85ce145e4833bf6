import { readCookie } from '../page/cookies';

/** The CSRF token: from the page's data, else from the session's cookie; `''` when neither has one. */
export function csrfToken(): string {
  const token = window.BCData?.csrf_token;
  return typeof token === 'string' && token !== '' ? token : newestToken();
}

/** The session's token from the cookie; `''` when there is none. It may be newer than the token of the page. */
export const newestToken = (): string => readCookie('XSRF-TOKEN') ?? '';
