import type { Request } from 'express';

/** The cookie that the inspector sets in the browser. */
export const inspectedCookie = 'widgets_inspected';

/** Whether a response is for the inspector: the browser sent its cookie and asked for no document in its own tab. */
export function isInspected({ cookies, headers }: Pick<Request, 'cookies' | 'headers'>): boolean {
  const stored = (cookies as Record<string, string | undefined>)[inspectedCookie];
  return stored !== undefined && headers['sec-fetch-dest'] !== 'document';
}
