/**
 * Whether a name is another one with two letters swapped, one missing or one doubled. A replaced letter does not count:
 * authors write such names on purpose.
 */
export function isTypo(name: string, meant: string): boolean {
  if (name === meant || Math.abs(name.length - meant.length) > 1) return false;
  for (let at = 0; at < meant.length; at += 1) {
    const [before, here, next, after] = [meant.slice(0, at), meant[at], meant[at + 1] ?? '', meant.slice(at + 2)];
    if (name === `${before}${next}${here}${after}` || name === before + next + after) return true;
    if (name === `${before}${here}${here}${next}${after}`) return true;
  }
  return false;
}
