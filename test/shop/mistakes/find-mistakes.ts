import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkHelpers } from '../../theme-check/check-helpers';
import { checkPartials } from '../../theme-check/check-partials';
import { checkFrontMatter } from '../../theme-check/checks/check-front-matter';
import { checkSchema } from '../../theme-check/checks/check-schema';
import { sortProblems, type Problem } from '../../theme-check/problem';
import { readThemeFrom } from '../../theme-check/read-theme';
import { folderSource, type ThemeSource } from '../../theme-check/theme-source';

/** The reader's own rules, and what the platform refuses of a schema. */
const ofDocuments = ['unreadable-json', 'schema'];

/** What is wrong with the JSON of a theme: settings, words, schema. It takes milliseconds. */
export function documentMistakes(theme: string): Problem[] {
  const read = readThemeFrom(documentsOf(theme));
  const mistakes = [...read.problems, ...checkSchema(read)];
  return sortProblems(mistakes.filter(({ rule }) => ofDocuments.includes(rule)));
}

/**
 * The mistakes of a theme that can have kept a page from being rendered. Templates are read only where the JSON is in
 * order: the settings say how they are written.
 *
 * @param reason the sentence of the error that the rendering ended with
 */
export function findMistakes(theme: string, reason: string): Problem[] {
  const documents = documentMistakes(theme);
  if (documents.length > 0) return documents;
  const read = readThemeFrom(folderSource(theme));
  const unreadable = [
    ...read.problems,
    ...checkFrontMatter(read).filter(({ sentence }) => / is no YAML/.test(sentence)),
  ];
  // What the checker finds besides can be right on a page that fails for another reason.
  if (/ is missing/.test(reason)) unreadable.push(...checkPartials(read).filter(({ rule }) => rule !== 'circle'));
  if (/call stack/.test(reason)) unreadable.push(...checkPartials(read).filter(({ rule }) => rule === 'circle'));
  if (/helper/i.test(reason)) unreadable.push(...checkHelpers(read));
  return sortProblems(unreadable);
}

/** A theme without its templates and assets. */
function documentsOf(theme: string): ThemeSource {
  const folder = join(theme, 'lang');
  const languages = existsSync(folder) ? readdirSync(folder).map((name) => `lang/${name}`) : [];
  const paths = ['config.json', 'schema.json', 'schemaTranslations.json', ...languages];
  return {
    folder: theme,
    paths: new Set(paths.filter((path) => existsSync(join(theme, path)))),
    text: (path) => readFileSync(join(theme, path), 'utf8'),
    size: (path) => statSync(join(theme, path)).size,
  };
}
