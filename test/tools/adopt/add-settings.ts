import { parseTree } from 'jsonc-parser';
import { insertAll } from '../../theme/insertions/insert-all';
import { insertJson } from '../../theme/insertions/insert-json';
import { ownSection, ownSetting, type Labels } from '../../theme/own-theme';
import type { ThemeText } from './theme-text';

/**
 * Adds the theme settings that `texts` read and the theme lacks, and the address of the bundle.
 *
 * @returns sentences about what the author has to fill in
 */
export function addSettings(theme: ThemeText, texts: readonly string[]): string[] {
  const asked = new Set(
    texts.flatMap((text) => [...text.matchAll(/theme_settings\.(\w+)/g)].map(([, name = '']) => name)),
  );
  const config = theme.read('config.json') ?? '';
  const entries = [...asked].flatMap((name) => {
    const value = ownSetting(name);
    return value === undefined ? [] : [{ path: ['settings', name], value }];
  });
  const address = { path: ['settings', 'cdn', 'widgets'], value: 'https://cdn.example.com/widgets' };
  const after = insertJson(config, [...entries, address]);
  if (after === config) return [];
  theme.write('config.json', after);
  addToSchema(theme, asked);
  return [
    'config.json: write the address of your bundle into settings.cdn.widgets, and its version into widgets_version',
  ];
}

/** Adds our section, with the settings that are asked for, to the theme editor. A theme without a schema gets none. */
function addToSchema(theme: ThemeText, asked: ReadonlySet<string>): void {
  const schema = theme.read('schema.json');
  if (schema === null || schema.includes('"widgets_version"')) return;
  const root = parseTree(schema);
  const last = root?.type === 'array' ? root.children?.at(-1) : undefined;
  if (!last) return;
  const { section, labels } = ownSection(asked);
  const theirs = theme.read('schemaTranslations.json');
  const unit = /\n([ \t]+)/.exec(schema)?.[1] ?? '  ';
  const keyed = JSON.stringify(section, null, unit);
  const written = (theirs === null ? withWords(keyed, labels) : keyed).split('\n').join(`\n${unit}`);
  theme.write('schema.json', insertAll(schema, [{ at: last.offset + last.length, text: `,\n${unit}${written}` }]));
  if (theirs === null) return;
  const entries = Object.entries(labels).map(([key, value]) => ({ path: [key], value }));
  theme.write('schemaTranslations.json', insertJson(theirs, entries));
}

/** The section of a theme that has no file of labels: each key is replaced by its words. */
const withWords = (keyed: string, labels: Labels): string =>
  keyed.replace(/"i18n\.\w+"/g, (key) => JSON.stringify(labels[JSON.parse(key) as string]?.default ?? key));
