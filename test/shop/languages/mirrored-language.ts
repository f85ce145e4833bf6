import type { Words } from './pseudo-language';

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** Languages that are written from right to left, by code: English in their letters, which nobody can read. */
export const mirroredAlphabets: Readonly<Record<string, string>> = {
  'ar-xb': 'ابجديفغهيجكلمنوبقرستوڤوخيز',
  'he-xb': 'אבקדהפגחיגכלמנופקרסטוושצינ',
};

/** What a message says to the renderer, and what a browser reads: both stay as they are. */
const syntaxOrLetter = /\{\w+(?:, plural,)?|\[\w+\]|(?:=\d+|zero|one|two|few|many|other) ?\{|\S+@\S+|[a-z]/gi;

/**
 * Puts every text of a language into the letters of another one, and its page from right to left.
 *
 * @param alphabet 26 letters, in the place of those from a to z
 */
export function mirroredLanguage(words: Words, alphabet: string, above = ''): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, below]) => {
      const key = above === '' ? name : `${above}.${name}`;
      if (typeof below !== 'string') return [name, mirroredLanguage(below, alphabet, key)];
      return [name, key === 'common.direction' ? 'rtl' : rewrite(below, alphabet)];
    }),
  );
}

const rewrite = (text: string, alphabet: string): string =>
  text.replace(syntaxOrLetter, (found) => {
    const at = latin.indexOf(found.toLowerCase());
    return found.length === 1 && at >= 0 ? (alphabet[at] ?? found) : found;
  });
