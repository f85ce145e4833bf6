import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { insertAll } from '../../theme/insertions/insert-all';
import { insertJson } from '../../theme/insertions/insert-json';
import { ownSetting } from '../../theme/own-theme';
import type { ThemeText } from './theme-text';

/** Theme settings that an operator changes without a theme upload, with their labels. */
const changeable = {
  widgets_version: ['WidgetsVersion', 'Version of the widgets'],
  widgets_integrity: ['WidgetsIntegrity', 'Integrity of the widgets'],
  widgets_off: ['WidgetsOff', 'Widgets that are off'],
} as const;

const heading = ['WidgetsSection', 'Storefront widgets'] as const;

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
  addToSchema(theme);
  return [
    'config.json: write the address of your bundle into settings.cdn.widgets, and its version into widgets_version',
  ];
}

/** Adds the section to the theme editor. A theme without a schema gets none. */
function addToSchema(theme: ThemeText): void {
  const schema = theme.read('schema.json');
  if (schema === null || schema.includes('"widgets_version"')) return;
  const root = parseTree(schema);
  const last = root?.type === 'array' ? root.children?.at(-1) : undefined;
  if (!last) return;
  const labels = theme.read('schemaTranslations.json');
  const label = ([id, words]: readonly [string, string]) => (labels === null ? words : `i18n.${id}`);
  const section = {
    name: label(heading),
    settings: Object.entries(changeable).map(([id, names]) => ({
      type: 'text',
      label: label(names),
      id,
      force_reload: true,
    })),
  };
  const unit = /\n([ \t]+)/.exec(schema)?.[1] ?? '  ';
  const written = JSON.stringify(section, null, unit).split('\n').join(`\n${unit}`);
  theme.write('schema.json', insertAll(schema, [{ at: last.offset + last.length, text: `,\n${unit}${written}` }]));
  if (labels === null) return;
  const words = [heading, ...Object.values(changeable)].filter(
    ([id]) => !findNodeAtLocation(parseTree(labels) ?? last, [`i18n.${id}`]),
  );
  const entries = words.map(([id, text]) => ({ path: [`i18n.${id}`], value: { default: text } }));
  theme.write('schemaTranslations.json', insertJson(labels, entries));
}
