import { examine, findingsOf } from './examine';
import { printJson, printReport } from './print-report';
import { readArguments } from './read-arguments';

/** What a command prints, and its exit status. */
interface Outcome {
  readonly text: string;
  readonly status: 0 | 1;
}

/** Does what the words behind `npm run doctor --` ask for. Notes leave the status at 0, faults make it 1. */
export async function runDoctor(words: readonly string[]): Promise<Outcome> {
  const { addresses, json, timeout } = readArguments(words);
  const report = await examine(addresses, timeout);
  const isHealthy = findingsOf(report).every(({ grade }) => grade !== 'fault');
  return { text: json ? printJson(report) : printReport(report), status: isHealthy ? 0 : 1 };
}
