import { until } from '../support/driver/until';
import type { Scene } from './scene';

/** Milliseconds within which a report follows the message to the shopper. */
const TIMEOUT = 1_500;

/** The badge requests the cart too, and may meet the same fault before the page is checked. */
const badge = /^cart quantity failed/;

/**
 * The problems of the reports to operators: a failure must be reported once, and nothing else.
 *
 * @param expected pattern of the expected report; null for none
 * @param isOfCode each page reports each group of files that it misses
 */
export async function findReportProblems(scene: Scene, expected: RegExp | null, isOfCode: boolean): Promise<string[]> {
  const { trouble, documents } = scene;
  if (expected) await until('a report', () => trouble.unexpected().length > 0, TIMEOUT).catch(() => undefined);
  const reports = trouble.unexpected();
  const sentences = reports.map((one) => one.replace(/^widgets:error: /, ''));
  const unknown = sentences.filter((one) => !expected?.test(one) && !(expected && badge.test(one)));
  const most = isOfCode ? documents() + 1 : 1;
  const counts = new Map<string, number>();
  for (const one of sentences) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [
    ...unknown.map((one) => `unexpected: ${one}`),
    ...(expected && sentences.length === 0 ? [`nothing was reported, not ${expected}`] : []),
    ...[...counts].filter(([, count]) => count > most).map(([one, count]) => `reported ${count} times: ${one}`),
  ];
}
