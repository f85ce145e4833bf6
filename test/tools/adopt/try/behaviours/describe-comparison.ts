import type { Compared } from './compare-outcomes';

/** The report of one comparison; nothing when the outcomes are the same. */
export const describeComparison = ({ title, verdict, lines }: Compared): string[] =>
  verdict === 'same' ? [] : [`${verdict}: ${title}`, ...lines.map((line) => `    ${line}`)];

/** One line with the number of each verdict. */
export function describeSummary(compared: readonly Compared[]): string {
  const count = (wanted: Compared['verdict']) => compared.filter(({ verdict }) => verdict === wanted).length;
  return `${compared.length} behaviours: ${count('same')} the same, ${count('different')} different, ${count('unplayable')} not on the first theme.`;
}
