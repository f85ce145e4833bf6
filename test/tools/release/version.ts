/** The step from one version to the next: a patch neither removes nor adds, a minor adds, a major removes. */
export type Step = 'major' | 'minor' | 'patch';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is a version that can be released: three numbers. */
export const isVersion = (text: string): boolean => VERSION.test(text);

const numbers = (version: string): number[] => (VERSION.exec(version) ?? []).slice(1).map(Number);

/** Comparator for `sort`: the lower version first. */
export function compareVersions(one: string, other: string): number {
  const theirs = numbers(other);
  return numbers(one).reduce((found, number, at) => found || number - (theirs[at] ?? 0), 0);
}

/** The step from a version to a higher one; undefined if it is not higher. */
export function stepBetween(before: string, now: string): Step | undefined {
  if (compareVersions(now, before) <= 0) return undefined;
  const old = numbers(before);
  const at = numbers(now).findIndex((number, index) => number !== old[index]);
  return (['major', 'minor', 'patch'] as const)[at];
}
