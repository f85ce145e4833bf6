import { parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { examine, findingsOf } from './examine';
import { printJson, printReport } from './print-report';

/** A command's output and exit status. */
interface Outcome {
  readonly text: string;
  readonly status: 0 | 1;
}

/** Runs the doctor with the words behind `npm run doctor --`. Faults set the status to 1, notes do not. */
export async function runDoctor(words: readonly string[]): Promise<Outcome> {
  const { values, positionals } = parseCommandLine(words, commandLines.doctor);
  const { json, timeout = '10', pages = '0' } = values;
  if (!(Number(timeout) > 0)) throw new Error(`--timeout must be a number of seconds, not '${timeout}'`);
  if (!/^\d+$/.test(pages)) throw new Error(`--pages must be a number of pages, not '${pages}'`);
  const report = await examine(positionals.map(pageUrl), Number(timeout), Number(pages));
  const isHealthy = findingsOf(report).every(({ grade }) => grade !== 'fault');
  return { text: json ? printJson(report) : printReport(report), status: isHealthy ? 0 : 1 };
}

/** A URL without a protocol means `https:`, as shoppers type it. */
function pageUrl(given: string): string {
  const url = /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(url) || !/^https?:/i.test(url)) throw new Error(`'${given}' is not the URL of a page`);
  return new URL(url).href;
}
