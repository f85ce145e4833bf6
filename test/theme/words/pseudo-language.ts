/** The words of a language by key, nested as in `lang/*.json`. */
export interface Words {
  [key: string]: string | Words;
}

/**
 * The code of the pseudo-language: English with longer words, and every text in brackets. It represents any other
 * language. Only tests add it to the shop's languages.
 */
export const pseudoCode = 'en-xa';

/** Words for browsers, not for shoppers. */
const untouched: readonly string[] = ['common.direction'];

/**
 * Puts every text of a language into brackets and doubles each vowel, `⟦Aadd too caart⟧`. So a text without brackets
 * comes neither from `{{lang}}` nor from words that a template passes to a widget. The vowels make texts and words a
 * third longer, as in other languages, so that a lack of space becomes visible.
 *
 * @param words the content of `lang/en.json`
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

/** The message syntax stays unchanged: the names of placeholders, and of plural cases. */
const syntaxOrVowel = /\{\w+(?:, plural,)?|\[\w+\]|(?:=\d+|zero|one|two|few|many|other) ?\{|[aeiou]/gi;

const lengthen = (text: string): string =>
  text.replace(syntaxOrVowel, (found) => (found.length === 1 ? found + found.toLowerCase() : found));
