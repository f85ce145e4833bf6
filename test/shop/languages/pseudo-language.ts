/** The words of a language by key, nested as in `lang/*.json`. */
export interface Words {
  [key: string]: string | Words;
}

/**
 * The code of the language that stands in for any foreign one: English with every text in brackets. It is never among
 * the shop's languages unless a test puts it there.
 */
export const pseudoCode = 'en-xa';

/** Words that are read by browsers, not by shoppers. */
const untouched: readonly string[] = ['common.direction'];

/**
 * Puts every text of a language into brackets, `⟦Add to cart⟧`: a text without them comes neither from
 * `{{lang}}` nor from code that was given its words by the template.
 *
 * @param words what `lang/en.json` holds
 */
export function pseudoLanguage(words: Words, above = ''): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, below]) => {
      const key = above === '' ? name : `${above}.${name}`;
      if (typeof below !== 'string') return [name, pseudoLanguage(below, key)];
      return [name, untouched.includes(key) ? below : `⟦${below}⟧`];
    }),
  );
}
