import { pseudoCode, pseudoLanguage, type Words } from '../../theme/words/pseudo-language';
import { longestLanguage, longestText, longestWord } from './longest-language';
import { mirroredAlphabets, mirroredLanguage } from './mirrored-language';

/** Codes of the test languages, which are generated from a theme's own. */
export const madeUpCodes: readonly string[] = [pseudoCode, longestText, longestWord, ...Object.keys(mirroredAlphabets)];

/**
 * Generates the words of a test language.
 *
 * @param code one of `madeUpCodes`
 * @param languages the content of the files in `lang/`, by code
 */
export function makeUpLanguage(code: string, languages: Readonly<Record<string, Words>>): Words {
  const { en = {} } = languages;
  const alphabet = mirroredAlphabets[code];
  if (alphabet !== undefined) return mirroredLanguage(en, alphabet);
  return code === pseudoCode ? pseudoLanguage(en) : longestLanguage(code, languages);
}

/**
 * Makes a function that adds the test languages to a theme's. Each is generated on first use, and again when a file of
 * `lang/` has changed.
 */
export function makeMadeUpLanguages(): (languages: Readonly<Record<string, Words>>) => Record<string, Words> {
  let known = new Map<string, Words>();
  let of: readonly Words[] = [];
  return (languages) => {
    const files = Object.values(languages);
    if (files.length !== of.length || files.some((file, index) => file !== of[index])) {
      known = new Map();
      of = files;
    }
    const all: Record<string, Words> = { ...languages };
    for (const code of madeUpCodes) {
      const read = () => {
        const words = known.get(code) ?? makeUpLanguage(code, languages);
        known.set(code, words);
        return words;
      };
      Object.defineProperty(all, code, { enumerable: true, get: read });
    }
    return all;
  };
}
