import type { Words } from '../../theme/words/pseudo-language';

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** Right-to-left test languages, by code: English in Arabic or Hebrew letters, unreadable on purpose. */
export const mirroredAlphabets: Readonly<Record<string, string>> = {
  'ar-xb': 'ابجديفغهيجكلمنوبقرستوڤوخيز',
  'he-xb': 'אבקדהפגחיגכלמנופקרסטוושצינ',
};

/** Message syntax and email addresses, which stay unchanged, or a single letter. */
const syntaxOrLetter = /\{\w+(?:, plural,)?|\[\w+\]|(?:=\d+|zero|one|two|few|many|other) ?\{|\S+@\S+|[a-z]/gi;

/**
 * Writes every text of a language with the letters of another alphabet, and sets the text direction to right-to-left.
 *
 * @param alphabet 26 letters, in place of a to z
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
