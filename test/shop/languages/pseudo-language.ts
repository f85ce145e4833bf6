/** The words of a language by key, nested as in `lang/*.json`. */
export interface Words {
  [key: string]: string | Words;
}

/**
 * The code of the language that stands in for any foreign one: English with longer words, and every text in brackets. It
 * is never among the shop's languages unless a test puts it there.
 */
export const pseudoCode = 'en-xa';

/** Words that are read by browsers, not by shoppers. */
const untouched: readonly string[] = ['common.direction'];

/**
 * Puts every text of a language into brackets and writes each vowel twice, `⟦Aadd too caart⟧`. A text without
 * brackets comes neither from `{{lang}}` nor from code that was given its words by the template. The vowels make
 * texts and words a third longer, as other languages do: what has no room for them is seen.
 *
 * @param words what `lang/en.json` holds
 */
export function pseudoLanguage(words: Words, above = ''): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, below]) => {
      const key = above === '' ? name : `${above}.${name}`;
      if (typeof below !== 'string') return [name, pseudoLanguage(below, key)];
      return [name, untouched.includes(key) ? below : `⟦${lengthen(below)}⟧`];
    }),
  );
}

/** The syntax of messages is nobody's to read: the names of places, and of the cases of a plural. */
const syntaxOrVowel = /\{\w+(?:, plural,)?|\[\w+\]|(?:=\d+|zero|one|two|few|many|other) ?\{|[aeiou]/gi;

const lengthen = (text: string): string =>
  text.replace(syntaxOrVowel, (found) => (found.length === 1 ? found + found.toLowerCase() : found));
