import type { Contender } from './contender';
import type { Rounds } from './ratio';

/** The figures of one theme in one round, by name. */
export type Found = Readonly<Record<string, number>>;

/**
 * Measures our theme and, if given, the reference theme in alternation, so that the machine's load affects both alike.
 * The first theme alternates from round to round. A round in which either fails is dropped for both, and reported.
 *
 * @param contenders ours first
 * @throws when no round was completed
 */
export async function measureInTurn<One extends Contender>(
  what: string,
  contenders: readonly One[],
  rounds: number,
  measure: (contender: One) => Promise<Found>,
): Promise<Readonly<Record<string, Rounds>>> {
  const complete: (readonly Found[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const found = new Map<One, Found>();
    for (const contender of round % 2 === 0 ? contenders : [...contenders].reverse()) {
      const one = await measure(contender).catch((error: unknown) => {
        const reason = String(error).split('\n')[0];
        console.warn(`${what}: round ${round + 1} is left out, ${contender.name} failed: ${reason}`);
      });
      if (!one) break;
      found.set(contender, one);
    }
    if (found.size === contenders.length) complete.push(contenders.map((contender) => found.get(contender) ?? {}));
  }
  const [first] = complete;
  if (!first?.[0]) throw new Error(`${what}: no round came to its end`);
  return Object.fromEntries(Object.keys(first[0]).map((name) => [name, roundsOf(name, complete)]));
}

const roundsOf = (name: string, complete: readonly (readonly Found[])[]): Rounds => ({
  ours: complete.map(([ours]) => ours?.[name] ?? Number.NaN),
  theirs: complete.flatMap(([, theirs]) => (theirs ? [theirs[name] ?? Number.NaN] : [])),
});
