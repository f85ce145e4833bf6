import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type Theme, unreadable } from '../read-theme';
import { isSet } from '../settings/old-settings';
import { settingsOf } from './check-documents';
import { jsonPlaces, placeIn } from './json-places';

/** The required keys of a setting of each type. */
const types: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['label', 'id'],
  color: ['label', 'id'],
  font: ['label', 'id', 'options'],
  heading: ['content'],
  imageDimension: ['label', 'id', 'options'],
  input: [],
  'optimizedCheckout-image': [],
  paragraph: ['content'],
  select: ['label', 'id', 'options'],
  sort: [],
  text: [],
};

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Checks whether the platform's editor can show the theme's settings: schema.json, its words and its settings. */
export function checkSchema(theme: Theme): Diagnostic[] {
  const { source, config } = theme;
  const schema = readJson(theme, 'schema.json', 'editor settings');
  const words = readJson(theme, 'schemaTranslations.json', 'words of the editor');
  const problems = [...schema.problems, ...words.problems];
  if (schema.value === undefined) return problems;
  const places = jsonPlaces(source.text('schema.json'));
  const report = (rule: string, key: string, sentence: string) => {
    const at = places.keys.get(key);
    const place = at === undefined ? { line: 1, column: 1 } : placeIn(source.text('schema.json'), at);
    problems.push({ rule, path: 'schema.json', ...place, sentence });
  };
  const keys = new Set<string>();
  const translate = (value: unknown, key: string) => {
    if (typeof value !== 'string' || !value.startsWith('i18n.')) return;
    keys.add(value);
    if (isEntry(words.value) && Object.hasOwn(words.value, value)) return;
    if (words.problems.length === 0) report('schema-words', key, `schemaTranslations.json has no words for "${value}"`);
  };
  if (!isList(schema.value)) report('schema', '', 'the schema must be a list of { "name", "settings" }');
  const settings = settingsOf(config);
  for (const [index, group] of (isList(schema.value) ? schema.value : []).entries()) {
    if (!isEntry(group) || typeof group.name !== 'string' || !isList(group.settings)) {
      report('schema', String(index), 'a group of settings needs a "name" and a list "settings"');
      continue;
    }
    translate(group.name, `${index}.name`);
    for (const [number, setting] of group.settings.entries()) {
      const key = `${index}.settings.${number}`;
      if (!isEntry(setting)) report('schema', key, 'a setting must be { "type": … }');
      else checkSetting(setting, key, settings, report, translate);
    }
  }
  return isList(schema.value) ? [...problems, ...unusedWords(theme, words.value, keys)] : problems;
}

function checkSetting(
  setting: Entry,
  key: string,
  settings: ReadonlyMap<string, unknown>,
  report: (rule: string, key: string, sentence: string) => void,
  translate: (value: unknown, key: string) => void,
): void {
  const { type, id, options } = setting;
  const needed = types[String(type)];
  if (!needed) {
    const near = closestName(String(type), Object.keys(types));
    report(
      'schema',
      `${key}.type`,
      `no setting has the type "${String(type)}"${near ? `; did you mean "${near}"?` : ''}`,
    );
  }
  for (const name of needed?.filter((one) => setting[one] === undefined) ?? []) {
    report('schema', key, `a setting of type "${String(type)}" needs "${name}"`);
  }
  for (const name of ['label', 'content', 'group']) translate(setting[name], `${key}.${name}`);
  if (typeof id === 'string' && settings.size > 0 && !isSet(id, settings) && type !== 'heading') {
    const near = closestName(id, settings.keys());
    report(
      near ? 'schema-setting' : 'unset-setting',
      `${key}.id`,
      `config.json does not set "${id}"${near ? `; did you mean "${near}"?` : ''}`,
    );
  }
  for (const [number, option] of (isList(options) ? options : []).entries()) {
    if (!isEntry(option)) continue;
    for (const name of ['label', 'group']) translate(option[name], `${key}.options.${number}.${name}`);
  }
}

function unusedWords({ source }: Theme, words: unknown, keys: ReadonlySet<string>): Diagnostic[] {
  if (!isEntry(words)) return [];
  const path = 'schemaTranslations.json';
  const places = jsonPlaces(source.text(path));
  // The platform reads the names of a page's regions itself.
  const unused = Object.keys(words).filter((key) => !keys.has(key) && !key.startsWith('i18n.RegionName'));
  return unused.map((key) => ({
    rule: 'schema-words',
    path,
    ...placeIn(source.text(path), places.keys.get(key) ?? 0),
    sentence: `schema.json does not use "${key}": the command line refuses the theme`,
  }));
}

function readJson({ source }: Theme, path: string, what: string): { value?: unknown; problems: Diagnostic[] } {
  if (!source.paths.has(path)) return { problems: [] };
  try {
    return { value: JSON.parse(source.text(path)), problems: [] };
  } catch (error) {
    return { problems: [unreadable(path, what, source, error)] };
  }
}
