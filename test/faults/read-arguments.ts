/** The arguments of `npm run faults`. */
export interface FaultArguments {
  readonly seed: string;
  /** Runs only rows with all of these in their names. */
  readonly words: readonly string[];
}

/** @param given e.g. `['--seed', '7', 'coupon']` */
export function readArguments(given: readonly string[]): FaultArguments {
  const words = given.map((word) => word.toLowerCase());
  const place = words.indexOf('--seed');
  if (place < 0) return { seed: String(Date.now() % 100_000), words };
  const [, seed] = words.splice(place, 2);
  if (seed === undefined) throw new Error('--seed needs a value: --seed 7');
  return { seed, words };
}
