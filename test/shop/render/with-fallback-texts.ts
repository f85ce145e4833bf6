import { isPlain } from '../languages/localize';
import type { Fallback } from './fallback';

/** The words of all languages of a theme; missing ones are the fallback's. */
export const withFallbackTexts = (
  languages: Readonly<Record<string, unknown>>,
  fallback: Pick<Fallback, 'words'>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(languages).map(([code, words]) => [code, over(fallback.words(code), words)]));

/** Merges two trees; values of `above` win. */
function over(below: unknown, above: unknown): unknown {
  if (!isPlain(below) || !isPlain(above)) return above ?? below;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...names].map((name) => [name, over(below[name], above[name])]));
}
