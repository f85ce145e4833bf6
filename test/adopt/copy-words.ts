import { translation } from '../theme-check/check-translations';
import type { JsonEntry } from '../insertions/insert-json';
import { ownWords } from './own-theme';

const asked = /lang\s+(?:\(concat\s+)?['"]widgets\.([\w.]+)['"]/g;

/** The words that texts print of ours, without their prefix. */
export const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(asked)].map(([, key = '']) => key))),
];

/** Words for one language file of a theme. */
export interface CopiedWords {
  readonly entries: readonly JsonEntry[];
  /** Whether they are English because there are none of ours in the language. */
  readonly isEnglish: boolean;
}

/** @param language the file's name, `fr-CA` */
export function copyWords(language: string, keys: readonly string[]): CopiedWords {
  const english = ownWords('en');
  const words = ownWords(language);
  return {
    entries: keys.map((key) => ({
      path: ['widgets', ...key.split('.')],
      value: translation(words, key) ?? translation(english, key) ?? key,
    })),
    isEnglish: words === undefined,
  };
}
