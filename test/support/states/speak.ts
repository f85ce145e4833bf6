import { readFileSync } from 'node:fs';
import { madeUpCodes, makeUpLanguage } from '../../shop/languages/made-up-languages';
import type { Words as Dictionary } from '../../theme/words/pseudo-language';
import { themeLanguages } from '../../theme/words/theme-words';

/** The words of a key; the second argument fills its placeholders. */
export type Words = (key: string, places?: Readonly<Record<string, string>>) => string;

const read = (code: string) => JSON.parse(readFileSync(`theme-templates/lang/${code}.json`, 'utf8')) as Dictionary;

const everyLanguage = () => Object.fromEntries(themeLanguages.map((code) => [code, read(code)]));

/**
 * The theme's words in a language.
 *
 * @param code of a file in `lang/`, or of a test language
 */
export function speak(code: string): Words {
  const dictionary = madeUpCodes.includes(code) ? makeUpLanguage(code, everyLanguage()) : read(code);
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
