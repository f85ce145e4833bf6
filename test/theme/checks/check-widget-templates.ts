import type { Contract } from '../../../core/contract/define-widget';
import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticWith } from '../diagnostics/diagnostic-at';
import { readPages } from '../read-pages';
import { readThemeFrom, type Theme, unreadable } from '../read-theme';
import {
  findWords,
  translationsPath,
  widgetTemplateFolders,
  widgetTemplatesFolder,
  wordsPrefix,
} from '../widget-templates/read-widget-templates';
import { checkHelpers } from './check-helpers';
import { checkPartials } from './check-partials';
import { checkSlots } from './check-slots';
import { jsonPlaces, placeIn } from './json-places';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The kinds of fields. Source: "Widget UI Input Types" of BigCommerce's documents, and the schema of its Widget Builder. */
const fieldTypes = new Set(
  'alignment boolean boxModel code color element graphQl imageManager input number productId productImage range regexInput'
    .split(' ')
    .concat('select', 'text', 'toggle', 'typography', 'visibility'),
);

/** Checks the templates for Page Builder: their slots against the contracts, their fields against the documented shapes. */
export function checkWidgetTemplates(theme: Theme, contracts: ReadonlyMap<string, Contract>): Diagnostic[] {
  const folders = widgetTemplateFolders(theme.source);
  if (folders.length === 0) return [];
  return [...checkTemplates(theme, folders, contracts), ...folders.flatMap((folder) => checkFields(theme, folder))];
}

const templatePath = (folder: string) => `${widgetTemplatesFolder}/${folder}/widget.html`;

/** The platform renders each template alone and by Handlebars 3, so they are checked as pages of a theme of their own. */
function checkTemplates(
  { source }: Theme,
  folders: readonly string[],
  contracts: ReadonlyMap<string, Contract>,
): Diagnostic[] {
  const pathOf = new Map(folders.map((folder) => [`templates/pages/${folder}.html`, templatePath(folder)]));
  const alone = readThemeFrom({
    ...source,
    paths: new Set(pathOf.keys()),
    text: (path) => (path === 'config.json' ? '{}' : source.text(pathOf.get(path) ?? path)),
  });
  const problems = [
    ...alone.problems,
    ...checkHelpers(alone),
    ...checkPartials(alone),
    ...checkSlots(alone, readPages(alone), contracts),
  ];
  return problems.map((problem) => ({ ...problem, path: pathOf.get(problem.path) ?? problem.path }));
}

function checkFields(theme: Theme, folder: string): Diagnostic[] {
  const { source, languages } = theme;
  const path = `${widgetTemplatesFolder}/${folder}/schema.json`;
  const translations = source.paths.has(translationsPath) ? readJson(theme, translationsPath) : { value: {} };
  const schema = readJson(theme, path);
  if ('sentence' in schema || 'sentence' in translations)
    return [schema, translations].filter((read): read is Diagnostic => 'sentence' in read);
  const places = jsonPlaces(source.text(path));
  const template = source.text(templatePath(folder));
  const problems: Diagnostic[] = [];
  const report = (key: string, sentence: string) =>
    problems.push({
      rule: 'widget-template',
      path,
      ...placeIn(source.text(path), places.keys.get(key) ?? 0),
      sentence,
    });

  const translate = (value: unknown, key: string) => {
    const isKey = typeof value === 'string' && value.startsWith('i18n.');
    if (isKey && !(isEntry(translations.value) && value in translations.value))
      report(key, `schema_translations.json has no words for "${value}"`);
  };
  const checkField = (field: unknown, key: string) => {
    if (!isEntry(field) || typeof field['id'] !== 'string') return report(key, 'a field needs an "id"');
    const { type, id, default: value } = field;
    if (!fieldTypes.has(String(type))) {
      const near = closestName(String(type), fieldTypes);
      report(`${key}.type`, `no field has the type "${String(type)}"${near ? `; did you mean "${near}"?` : ''}`);
    }
    translate(field['label'], `${key}.label`);
    if (typeof value === 'string' && value.startsWith(wordsPrefix)) {
      const name = value.slice(wordsPrefix.length);
      if (findWords(languages.get('en'), name) === undefined)
        report(`${key}.default`, `lang/en.json has no words for "${name}"`);
    }
    const isRead = [template, source.text(path)].some((text, index) =>
      new RegExp(index === 0 ? `\\b${id}\\b` : `"reads": "(?:[\\w*]+\\.)*${id}"`).test(text),
    );
    if (!isRead && type !== 'graphQl') report(`${key}.id`, `widget.html does not read "${id}"`);
  };
  const checkEntries = (entries: unknown, above: string): void => {
    for (const [index, entry] of listOf(entries).entries()) {
      const key = above === '' ? String(index) : `${above}.${index}`;
      const { type, settings, sections, schema: inner, id, label } = isEntry(entry) ? entry : {};
      translate(label, `${key}.label`);
      if (type === 'hidden')
        for (const [at, one] of listOf(settings).entries()) checkField(one, `${key}.settings.${at}`);
      else if (type === 'tab') checkSections(sections, `${key}.sections`);
      else if (type === 'array' && typeof id === 'string' && Array.isArray(inner)) checkEntries(inner, `${key}.schema`);
      else report(key, 'an entry must be a "tab" with "sections", an "array" with "id" and "schema", or "hidden"');
    }
  };
  const checkSections = (sections: unknown, above: string): void => {
    for (const [index, section] of listOf(sections).entries()) {
      if (!isEntry(section)) continue;
      translate(section['label'], `${above}.${index}.label`);
      for (const [at, field] of listOf(section['settings']).entries())
        checkField(field, `${above}.${index}.settings.${at}`);
    }
  };
  if (!Array.isArray(schema.value)) report('', 'the schema must be a list of tabs, arrays and hidden fields');
  checkEntries(schema.value, '');
  return problems;
}

function readJson({ source }: Theme, path: string): { value: unknown } | Diagnostic {
  if (!source.paths.has(path))
    return diagnosticWith('required-file', path, 'a template for Page Builder needs this file');
  try {
    return { value: JSON.parse(source.text(path)) };
  } catch (error) {
    return unreadable(path, 'fields of the template', source, error);
  }
}
