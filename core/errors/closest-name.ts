/** How many letters must be added, removed or changed to make one word of the other. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      current[column] = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + Number(from[row - 1] !== to[column - 1]),
      );
    }
    above = current;
  }
  return above[to.length]!;
}

/**
 * The known name that was probably meant, for *did you mean …?*: at most a third of its letters differ.
 *
 * @param name what the author wrote
 * @param known every name that would have been right
 * @returns `undefined` when nothing is near enough to be worth saying
 */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of known) {
    const letters = distance(name.toLowerCase(), candidate.toLowerCase());
    if (letters < bestDistance && letters <= Math.max(name.length, candidate.length) / 3) {
      best = candidate;
      bestDistance = letters;
    }
  }
  return best;
}
