/** The Levenshtein distance. */
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

/** The known name that an author probably meant. At most a third of the letters may differ. */
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
