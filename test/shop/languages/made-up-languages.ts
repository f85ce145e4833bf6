import { longestLanguage, longestText, longestWord } from './longest-language';
import { mirroredAlphabets, mirroredLanguage } from './mirrored-language';
import { pseudoCode, pseudoLanguage, type Words } from './pseudo-language';

/** Codes of the languages that only tests and the curious speak, made of a theme's own. */
export const madeUpCodes: readonly string[] = [pseudoCode, longestText, longestWord, ...Object.keys(mirroredAlphabets)];

/**
 * The words of a language that nobody speaks.
 *
 * @param code one of `madeUpCodes`
 * @param languages what the files of `lang/` hold, by code
 */
export function makeUpLanguage(code: string, languages: Readonly<Record<string, Words>>): Words {
  const { en = {} } = languages;
  const alphabet = mirroredAlphabets[code];
  if (alphabet !== undefined) return mirroredLanguage(en, alphabet);
  return code === pseudoCode ? pseudoLanguage(en) : longestLanguage(code, languages);
}

/**
 * Makes a function that adds those languages to a theme's. Each is made when it is first spoken, and anew when a file of
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
