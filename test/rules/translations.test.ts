import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkTranslations } from '../theme/checks/check-translations';
import { describeDiagnostic } from '../theme/diagnostics/diagnostic';
import { readTheme } from '../theme/read-theme';
import type { TemplateNode } from '../theme/template-engine';
import { calledName, literalText, walkTemplate } from '../theme/walk-template';
import { readMessage } from '../theme/words/read-message';
import { textWidth } from '../theme/words/text-width';
import { themeLanguages, themeWords } from '../theme/words/theme-words';
import { enforce } from './enforce';
import { machineMade } from './translations/machine-made';
import { muchLonger, muchWider } from './translations/much-longer';
import { sameAsEnglish } from './translations/same-as-english';

/** The languages of the platform's own theme, without regional copies, and Chinese. */
const wanted = ['da', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'no', 'pl', 'pt', 'pt-BR', 'sv', 'zh'];

const english = themeWords('en');
const others = themeLanguages
  .filter((language) => language !== 'en')
  .map((language) => [language, themeWords(language)] as const);

/** The results of `judge` for each text that translates an English one. */
const judgeAll = (judge: (text: string, of: string, key: string, language: string) => string | undefined): string[] =>
  others.flatMap(([language, words]) =>
    [...words].flatMap(([key, text]) => {
      const of = english.get(key);
      const found = of === undefined ? undefined : judge(text, of, key, language);
      return found === undefined ? [] : [`lang/${language}.json: ${key} ${found}`];
    }),
  );

/** Keys of languages' own names, months, and texts for the browser. */
const isSameAnywhere = (key: string) => /^(languages\.|products\.months\.|common\.direction$)/.test(key);

/** The letters that a shopper reads. */
const lettersOf = (text: string): string =>
  readMessage(text)
    .sentences.join(' ')
    .replace(/[{[]\w+[}\]]/g, '')
    .replace(/[^\p{L}]/gu, '');

/** The widest form of a text, with two letters for each placeholder. */
const widthOf = (text: string): number =>
  Math.max(...readMessage(text).sentences.map((one) => textWidth(one.replace(/[{[]\w+[}\]]/g, '00'))));

/** The plural cases of a language for integers below 1,000. */
function casesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language === 'no' ? 'nb' : language);
  const found = new Set(['other']);
  for (let number = 0; number < 1000; number += 1) found.add(rules.select(number));
  return [...found].sort();
}

describe('the languages of the theme', () => {
  it('are those of the platform’s own theme, and Chinese', () => {
    expect([...themeLanguages].sort()).toEqual(wanted);
  });

  it('have the placeholders of the English text', () => {
    const list = (text: string) => [...readMessage(text).places].sort().join(' ');
    enforce(
      'A text has the placeholders of the English one.',
      judgeAll((text, of) => (list(text) === list(of) ? undefined : `has ${list(text) || 'none'}, not ${list(of)}`)),
    );
  });

  it('have a text for each plural case of their language', () => {
    let plurals = 0;
    const violations = judgeAll((text, of, _key, language) => {
      const [here, there] = [readMessage(text).plural, readMessage(of).plural];
      if (!there) return here ? 'has a plural, the English text has none' : undefined;
      plurals += 1;
      if (here?.argument !== there.argument) return `has no plural of ${there.argument}`;
      const isNumber = (name: string) => name.startsWith('=');
      const names = [...here.cases.keys()];
      const left = [...there.cases.keys()].filter((name) => isNumber(name) && !names.includes(name));
      const ofWords = names.filter((name) => !isNumber(name)).sort();
      // A choice between one number and all others is no plural.
      const needed = [...there.cases.keys()].includes('one') ? casesOf(language) : ['other'];
      if (left.length > 0) return `lacks ${left.join()}`;
      return ofWords.join() === needed.join() ? undefined : `has ${ofWords.join()}, not ${needed.join()}`;
    });
    expect(plurals).toBeGreaterThan(200);
    enforce('A plural has the cases of its language, as Intl.PluralRules has them.', violations);
  });

  it('have no words left in English', () => {
    enforce(
      'Words that are the same as in English are known in test/rules/translations/same-as-english.ts.',
      judgeAll((text, of, key, language) =>
        text !== of || isSameAnywhere(key) || lettersOf(text) === '' || sameAsEnglish[language]?.includes(text)
          ? undefined
          : `is English: ${text}`,
      ),
    );
  });

  it('have no unused entry in the list of texts that equal English', () => {
    const violations = others.flatMap(([language, words]) => {
      const there = new Set(words.values());
      return (sameAsEnglish[language] ?? []).filter((text) => !there.has(text)).map((text) => `${language}: ${text}`);
    });
    enforce('test/rules/translations/same-as-english.ts lists only texts that exist.', violations);
  });

  it('have no empty text, and no space at an end', () => {
    enforce(
      'A text is not empty, and has no space at either end.',
      judgeAll((text) => (text !== '' && text === text.trim() ? undefined : `is ${JSON.stringify(text)}`)),
    );
  });

  it('have no text that is much longer than in English, except those that were checked', () => {
    const found = others.flatMap(([language, words]) =>
      [...words]
        .filter(([key, text]) => {
          const of = english.get(key);
          return of !== undefined && widthOf(text) > muchWider.times * Math.max(widthOf(of), muchWider.letters);
        })
        .map(([key]) => `${language} ${key}`),
    );
    expect(found.sort()).toEqual([...muchLonger].sort());
  });

  it('are named in the authors’ guide if no native speaker has read them', () => {
    const guide = readFileSync('theme-templates/README.md', 'utf8');
    const sentence = /Translated by machine, and not yet read by a native speaker: ([^.]+)\./.exec(guide)?.[1] ?? '';
    const named = [...sentence.matchAll(/`([\w-]+)`/g)].map(([, code]) => code);
    expect(named).toEqual(machineMade);
    expect(machineMade.filter((code) => !themeLanguages.includes(code))).toEqual([]);
  });
});

const theme = readTheme('theme-templates');

const help = 'npm run update writes the missing texts as a form, and puts the texts into every language.';

function keysOf(words: unknown, above = ''): string[] {
  if (typeof words !== 'object' || words === null) return [above];
  return Object.entries(words).flatMap(([name, below]) => keysOf(below, above ? `${above}.${name}` : name));
}

/**
 * The keys that templates may use: every literal may be a key, and the first literal of a `concat` the beginning of
 * one.
 */
function usedKeys(): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  const note = (node: TemplateNode) => {
    const text = literalText(node);
    if (text !== undefined) keys.add(text);
    const beginning = calledName(node) === 'concat' ? literalText(node.params?.[0]) : undefined;
    if (beginning?.includes('.')) beginnings.add(beginning);
  };
  for (const { tree } of theme.templates.values()) walkTemplate(tree, note);
  return { keys, beginnings };
}

describe('the words of the theme', () => {
  const languages = [...theme.languages];
  const [, english] = languages.find(([name]) => name === 'en') ?? [];

  it.each(languages.map(([name]) => name))('%s has the same keys as en', (name) => {
    const wanted = keysOf(english);
    const there = keysOf(theme.languages.get(name));
    enforce(`Every language has the same keys. ${help}`, [
      ...wanted.filter((key) => !there.includes(key)).map((key) => `lang/${name}.json lacks ${key}`),
      ...there.filter((key) => !wanted.includes(key)).map((key) => `lang/${name}.json has ${key}, en.json has not`),
    ]);
  });

  it('exist for every {{lang}}', () => {
    enforce(`Every key of a {{lang}} has its words. ${help}`, checkTranslations(theme).map(describeDiagnostic));
  });

  it('are all used', () => {
    const { keys, beginnings } = usedKeys();
    const begun = (key: string) => [...beginnings].some((beginning) => key.startsWith(beginning));
    enforce(
      'Every text is used by a template.',
      keysOf(english).filter((key) => !keys.has(key) && !begun(key)),
    );
  });
});
