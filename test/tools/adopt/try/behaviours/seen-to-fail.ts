import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from './take-out-rules';

/** What is known of a behaviour: the rule without which it ends in another way, or the rules without which it does not. */
export type Verdict =
  | { readonly without: string; readonly differs: string }
  | { readonly survives: string }
  | { readonly notPlayed: string };

const path = join(import.meta.dirname, 'seen-to-fail.json');

/** The stored verdicts, by the names of the behaviours. */
export const storedVerdicts = (): Readonly<Record<string, Verdict>> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

/** The verdict of one trial. */
export function verdictOf({ failsWithout, lines = [], survived, played }: Tried): Verdict {
  if (failsWithout !== undefined) return { without: failsWithout, differs: lines[0] ?? '' };
  return 'failure' in played ? { notPlayed: played.failure } : { survives: survived.join(', ') };
}

/**
 * Stores the verdict of one behaviour.
 *
 * @param names the names of all behaviours, in their order: verdicts of others are deleted
 */
export function storeVerdict(name: string, verdict: Verdict, names: readonly string[]): void {
  const known = { ...storedVerdicts(), [name]: verdict };
  const lines = names.flatMap((one) => (known[one] ? [`  ${JSON.stringify(one)}: ${JSON.stringify(known[one])}`] : []));
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
