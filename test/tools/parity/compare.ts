import { readChangelog } from './read-changelog';
import type { Verdicts } from './verdict';

export interface Comparison {
  /** A line for each entry, and a last line with the counts. */
  readonly lines: readonly string[];
  /** The number of entries without a verdict. */
  readonly open: number;
}

/**
 * Lists the verdict on each entry of a changelog.
 *
 * @throws when there is no entry at all: then it is no changelog of Cornerstone
 */
export function compare(changelog: string, verdicts: Verdicts): Comparison {
  const entries = readChangelog(changelog).map((entry) => ({ ...entry, verdict: verdicts[entry.number] }));
  if (entries.length === 0) throw new Error('parity: the changelog has no version from 6.10 on');
  const lines = entries.flatMap(({ version, number, text, verdict }) => [
    `${version.padEnd(8)}${`#${number}`.padEnd(14)}${verdict?.kind ?? 'OPEN'}: ${verdict?.why ?? 'nobody has judged it'}`,
    `${' '.repeat(22)}(${text})`,
  ]);
  const count = (kind: string | undefined) => entries.filter(({ verdict }) => verdict?.kind === kind).length;
  const counts = (['have', 'by template', 'not ours'] as const).map((kind) => `${count(kind)} ${kind}`).join(', ');
  const open = count(undefined);
  return { lines: [...lines, `parity: ${entries.length} entries: ${counts}, ${open} open`], open };
}
