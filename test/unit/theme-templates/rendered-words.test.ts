import { readFileSync } from 'node:fs';
import Paper from '@bigcommerce/stencil-paper';
import { describe, expect, it } from '@jest/globals';
import { readMessage } from '../../theme/words/read-message';
import { themeLanguages, themeWords } from '../../theme/words/theme-words';

/** Numbers for every plural case of all languages. */
const numbers = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101];
const line = '\n¦';

/** The output of BigCommerce's renderer for each key, with values for its placeholders. */
async function render(language: string, calls: readonly { key: string; values: string }[]): Promise<string[]> {
  const warnings: string[] = [];
  const logger = { ...console, warn: (text: string) => void warnings.push(text) };
  const paper = new Paper({}, {}, null, 'handlebars-v4', logger, 'error', {});
  const template = calls.map(({ key, values }) => `{{{lang '${key}'${values}}}}`).join(line);
  paper.addTemplates(paper.getPreProcessor()({ words: template }));
  const words: unknown = JSON.parse(readFileSync(`theme-templates/lang/${language}.json`, 'utf8'));
  // The platform uses lower-case names for languages.
  paper.addTranslations({ [language.toLowerCase()]: words }, language.toLowerCase());
  const rendered = await paper.renderTheme('words', { remote: false, context: {} });
  expect(warnings).toEqual([]);
  return rendered.split(line);
}

describe('the words of each language, as the platform renders them', () => {
  it.each(themeLanguages)(
    'are all rendered with their values and the plural case of each number: %s',
    async (language) => {
      const calls = [...themeWords(language)].flatMap(([key, text]) => {
        const { places, plural } = readMessage(text);
        const names = [...places].filter((place) => place.startsWith('{')).map((place) => place.slice(1, -1));
        const values = names
          .filter((name) => name !== plural?.argument)
          .map((name) => ` ${name}='⟨${name}⟩'`)
          .join('');
        if (!plural) return [{ key, values, wanted: text.replace(/\{(\w+)\}/g, '⟨$1⟩') }];
        const rules = new Intl.PluralRules(language === 'no' ? 'nb' : language);
        const before = text.slice(0, text.search(/\{\s*\w+\s*,\s*plural/));
        const after = text.slice(text.lastIndexOf('}') + 1);
        return numbers.map((number) => {
          const chosen =
            plural.cases.get(`=${number}`) ?? plural.cases.get(rules.select(number)) ?? plural.cases.get('other');
          const wanted = `${before}${chosen}${after}`.replace(/\{(\w+)\}/g, '⟨$1⟩').replace(/#/g, String(number));
          return { key, values: `${values} ${plural.argument}=${number}`, wanted };
        });
      });
      const rendered = await render(language, calls);
      expect(rendered).toHaveLength(calls.length);
      expect(calls.map(({ key }, index) => [key, rendered[index]])).toEqual(
        calls.map(({ key, wanted }) => [key, wanted]),
      );
    },
  );
});
