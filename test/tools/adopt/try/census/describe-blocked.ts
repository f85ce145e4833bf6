import type { BlockedPage } from './try-blocked';

/** What may be missing until the first input, each with its reason. */
const excusedLines: readonly { readonly line: RegExp; readonly reason: string }[] = [
  {
    line: /^English$/,
    reason:
      'a theme knows only the codes of languages, so the toggle of the header shows the code until the first input',
  },
];

const isExcused = (line: string): boolean => excusedLines.some((one) => one.line.test(line));

/** The lines about a page without the old script; none when nothing is missing. */
export const describeBlocked = ({ errors, requests, hidden, lostWithoutJavaScript }: BlockedPage): string[] => [
  ...errors.map((message) => `error: ${message}`),
  ...[...new Set(requests)].map((path) => `requests ${path}`),
  ...hidden.filter((line) => !isExcused(line)).map((line) => `not seen: ${line}`),
  ...lostWithoutJavaScript.map((line) => `not seen without JavaScript: ${line}`),
];
