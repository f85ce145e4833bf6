import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFrontMatter } from '../../theme/checks/check-front-matter';
import { checkHelpers } from '../../theme/checks/check-helpers';
import { checkPartials } from '../../theme/checks/check-partials';
import { checkSchema } from '../../theme/checks/check-schema';
import { type Diagnostic, sortDiagnostics } from '../../theme/diagnostics/diagnostic';
import { readThemeFrom } from '../../theme/read-theme';
import { folderSource, type ThemeSource } from '../../theme/theme-source';

/** The rules for invalid JSON, and for a schema that the platform refuses. */
const ofDocuments = ['unreadable-json', 'schema'];

/** Finds the errors in a theme's JSON files: settings, translations, schema. It takes milliseconds. */
export function documentDiagnostics(theme: string): Diagnostic[] {
  const read = readThemeFrom(documentsOf(theme));
  const diagnostics = [...read.problems, ...checkSchema(read)];
  return sortDiagnostics(diagnostics.filter(({ rule }) => ofDocuments.includes(rule)));
}

/**
 * Finds the errors in a theme that can make a page's rendering fail. Templates are read only when the JSON is valid,
 * because the settings name their template engine.
 *
 * @param reason the stack of the rendering error, which contains its message
 */
export function findDiagnostics(theme: string, reason: string): Diagnostic[] {
  const documents = documentDiagnostics(theme);
  if (documents.length > 0) return documents;
  const read = readThemeFrom(folderSource(theme));
  const unreadable = [
    ...read.problems,
    ...checkFrontMatter(read).filter(({ sentence }) => / is no YAML/.test(sentence)),
  ];
  // Each of these rules runs only if the error mentions its subject. Otherwise it would also list errors that did not cause
  // the error.
  if (/ is missing/.test(reason)) unreadable.push(...checkPartials(read).filter(({ rule }) => rule !== 'circle'));
  if (/call stack/.test(reason)) unreadable.push(...checkPartials(read).filter(({ rule }) => rule === 'circle'));
  if (/helper/i.test(reason)) unreadable.push(...checkHelpers(read));
  return sortDiagnostics(unreadable);
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
