import { describeComparison, describeSummary } from './behaviours/describe-comparison';
import { everyBehaviour } from './behaviours/every-behaviour';
import { playBehaviours } from './behaviours/play-behaviours';

/**
 * Plays every behaviour of a shopper on the theme before and after its adoption, and prints how many are the same.
 *
 * @param before the folder of the theme without the changes
 * @param after the folder of the theme with the changes
 * @returns what differs, by behaviour
 */
export async function tryBehaviours(before: string, after: string): Promise<string[]> {
  const compared = await playBehaviours({ folder: before }, { folder: after }, everyBehaviour);
  console.log(`Played on both themes: ${describeSummary(compared)}`);
  return compared.filter(({ verdict }) => verdict === 'different').map((one) => describeComparison(one).join('\n'));
}
