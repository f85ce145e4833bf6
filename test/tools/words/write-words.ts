// A part of `npm run update`: writes a form with the texts that the theme's languages lack, and takes over the texts
// that are filled in.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { langCalls } from '../../theme/checks/check-translations';
import { readTheme } from '../../theme/read-theme';
import { themeLanguages, themeWords } from '../../theme/words/theme-words';
import { takeWords, type WordsForm } from './take-words';

const formPath = '.cache/words.json';
const fileOf = (language: string) => `theme-templates/lang/${language}.json`;

const asked = [...readTheme('theme-templates').templates.values()].flatMap(langCalls).map(({ key }) => key);
const filled = existsSync(formPath) ? (JSON.parse(readFileSync(formPath, 'utf8')) as WordsForm) : {};
const files = new Map(themeLanguages.map((language) => [language, readFileSync(fileOf(language), 'utf8')]));

const { written, form } = takeWords(files, [...asked, ...themeWords('en').keys()], filled);
for (const [language, json] of written) {
  writeFileSync(fileOf(language), json);
  console.log(`${fileOf(language)} written`);
}

const missing = Object.values(form).flatMap((texts) => Object.values(texts).filter((text) => text === '')).length;
if (missing > 0) {
  mkdirSync(dirname(formPath), { recursive: true });
  writeFileSync(formPath, `${JSON.stringify(form, null, 2)}\n`);
  console.log(`${formPath} asks for ${missing} texts: write them there, then run npm run update again`);
} else {
  rmSync(formPath, { force: true });
  console.log('Every language has all words.');
}
