import { readMessage } from '../../languages/read-message';
import { textWidth } from '../../languages/text-width';
import type { Words } from './pseudo-language';

/** Codes of two languages that nobody speaks: of each key the longest text of all, or the text with the longest word. */
export const longestText = 'en-xl';
export const longestWord = 'en-xw';

/** The widest of the parts of a message's sentences; a place counts as two letters. */
const widest = (parts: readonly string[]): number =>
  Math.max(...parts.map((part) => textWidth(part.replace(/[{[]\w+[}\]]/g, '00'))));

const measures: Readonly<Record<string, (text: string) => number>> = {
  [longestText]: (text) => widest([text]),
  // Between Chinese and Japanese signs a line can be broken anywhere.
  [longestWord]: (text) => widest(text.split(/[\s\u2009-\u200b-]+|[\u3000-\u9fff\uff00-\uffef]/)),
};

/**
 * Of each text the longest that any of the languages has for it.
 *
 * @param code `longestText` or `longestWord`
 * @param languages the words of all languages; the first of them, by the code `en`, says which there are
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
