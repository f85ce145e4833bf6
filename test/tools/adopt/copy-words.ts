import { translation } from '../../theme/checks/check-translations';
import type { JsonEntry } from '../../theme/insertions/insert-json';
import { ownWords } from '../../theme/own-theme';

const asked = /lang\s+(?:\(concat\s+)?['"]widgets\.([\w.]+)['"]/g;

/** The keys of our words that the texts print, without the prefix `widgets.`. */
export const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(asked)].map(([, key = '']) => key))),
];

/** Words for one language file of a theme. */
export interface CopiedWords {
  readonly entries: readonly JsonEntry[];
  /** Whether the words are English because the bundle has none in this language. */
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
