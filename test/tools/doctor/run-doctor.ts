import { examine, findingsOf } from './examine';
import { printJson, printReport } from './print-report';
import { readArguments } from './read-arguments';

/** A command's output and exit status. */
interface Outcome {
  readonly text: string;
  readonly status: 0 | 1;
}

/** Runs the doctor with the words behind `npm run doctor --`. Faults set the status to 1, notes do not. */
export async function runDoctor(words: readonly string[]): Promise<Outcome> {
  const { addresses, json, timeout, pages } = readArguments(words);
  const report = await examine(addresses, timeout, pages);
  const isHealthy = findingsOf(report).every(({ grade }) => grade !== 'fault');
  return { text: json ? printJson(report) : printReport(report), status: isHealthy ? 0 : 1 };
}
