import { readCookie } from '../page/cookies';

/** The token that proves that a call comes from a page of the shop; `''` when neither page nor cookie has one. */
export function csrfToken(): string {
  const token = window.BCData?.csrf_token;
  return typeof token === 'string' && token !== '' ? token : newestToken();
}

/** The session's token from its cookie, which may be newer than the page's; `''` when there is none. */
export const newestToken = (): string => readCookie('XSRF-TOKEN') ?? '';
