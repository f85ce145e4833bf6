import { readFileSync } from 'node:fs';
import { pseudoCode, pseudoLanguage, type Words as Dictionary } from '../../shop/languages/pseudo-language';

/** The words of a key; what stands for its places comes from the second argument. */
export type Words = (key: string, places?: Readonly<Record<string, string>>) => string;

const read = (code: string) => JSON.parse(readFileSync(`theme-templates/lang/${code}.json`, 'utf8')) as Dictionary;

/**
 * The theme's words in a language.
 *
 * @param code en, fr or the code of the language of brackets
 */
export function speak(code: string): Words {
  const dictionary = code === pseudoCode ? pseudoLanguage(read('en')) : read(code);
  return (key, places = {}) => {
    const found = key
      .split('.')
      .reduce<Dictionary | string | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        dictionary,
      );
    if (typeof found !== 'string') throw new Error(`lang/${code}.json has no ${key}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
  };
}
