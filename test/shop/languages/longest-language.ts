import type { Words } from '../../theme/words/pseudo-language';
import { readMessage } from '../../theme/words/read-message';
import { textWidth } from '../../theme/words/text-width';

/** Codes of two test languages: each text is the longest one of all languages, or the one with the longest word. */
export const longestText = 'en-xl';
export const longestWord = 'en-xw';

/** The width of the widest part of a message; a placeholder counts as two characters. */
const widest = (parts: readonly string[]): number =>
  Math.max(...parts.map((part) => textWidth(part.replace(/[{[]\w+[}\]]/g, '00'))));

const measures: Readonly<Record<string, (text: string) => number>> = {
  [longestText]: (text) => widest([text]),
  // Between Chinese or Japanese characters a line can break anywhere.
  [longestWord]: (text) => widest(text.split(/[\s\u2009-\u200b-]+|[\u3000-\u9fff\uff00-\uffef]/)),
};

/**
 * For each key, the longest text of all languages.
 *
 * @param code `longestText` or `longestWord`
 * @param languages the words of all languages; the keys of `en` are used
 */
export function longestLanguage(code: string, languages: Readonly<Record<string, Words>>): Words {
  const measure = measures[code] ?? textWidth;
  const sizeOf = (text: string) => Math.max(...readMessage(text).sentences.map(measure));
  const choose = (branches: readonly Words[]): Words => {
    const [first = {}, ...others] = branches;
    return Object.fromEntries(
      Object.entries(first).map(([name, below]) => {
        const there = others.map((other) => other[name]);
        if (typeof below !== 'string')
          return [name, choose([below, ...there.filter((one): one is Words => typeof one === 'object')])];
        const texts = [below, ...there.filter((one): one is string => typeof one === 'string')];
        return [name, texts.reduce((best, text) => (sizeOf(text) > sizeOf(best) ? text : best))];
      }),
    );
  };
  const { en = {}, ...rest } = languages;
  return choose([en, ...Object.values(rest)]);
}
