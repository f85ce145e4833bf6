/** Random numbers that repeat for the same seed. */
export interface Random {
  /** From 0 to less than 1. */
  share(): number;
  /** An integer, both ends included. */
  between(least: number, most: number): number;
  /** The same things in another order. */
  shuffle<Thing>(things: readonly Thing[]): Thing[];
}

/** @param seed any text. Each row has its own, so that its faults do not depend on the other rows of a run */
export function makeRandom(seed: string): Random {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  const random: Random = {
    // Mulberry32: short, and uniform enough for positions in a text.
    share() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
    between: (least, most) => least + Math.floor(random.share() * (most - least + 1)),
    shuffle: (things) =>
      things
        .map((thing) => [random.share(), thing] as const)
        .sort(([one], [other]) => one - other)
        .map(([, thing]) => thing),
  };
  return random;
}
