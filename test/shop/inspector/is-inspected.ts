import type { Request } from 'express';

/** The cookie that the inspector gives to the browser while it is open. */
export const inspectedCookie = 'widgets_inspected';

/** Whether an answer goes into the inspector's frame: a document of a tab of its own never does. */
export function isInspected({ cookies, headers }: Pick<Request, 'cookies' | 'headers'>): boolean {
  const kept = (cookies as Record<string, string | undefined>)[inspectedCookie];
  return kept !== undefined && headers['sec-fetch-dest'] !== 'document';
}
