import type { BlockedPage } from './try-blocked';

/** The lines about a page without the old script; none when nothing is missing. */
export const describeBlocked = ({ errors, requests, hidden, lostWithoutJavaScript }: BlockedPage): string[] => [
  ...errors.map((message) => `error: ${message}`),
  ...[...new Set(requests)].map((path) => `requests ${path}`),
  ...hidden.map((line) => `not seen: ${line}`),
  ...lostWithoutJavaScript.map((line) => `not seen without JavaScript: ${line}`),
];
