import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { insertAll } from '../../theme/insertions/insert-all';
import { insertJson } from '../../theme/insertions/insert-json';
import { type Labels, ownSection, ownSetting } from '../../theme/own-theme';
import { adoptedSettings } from './adopted-settings';
import type { ThemeText } from './theme-text';

/**
 * Adds the theme settings that `texts` read and the theme lacks, and the URL of the bundle.
 *
 * @returns sentences about what the author has to fill in
 */
export function addSettings(theme: ThemeText, texts: readonly string[]): string[] {
  const asked = new Set(
    texts.flatMap((text) => [...text.matchAll(/theme_settings\.(\w+)/g)].map(([, name = '']) => name)),
  );
  const config = theme.read('config.json') ?? '';
  const entries = [...asked].flatMap((name) => {
    const value = ownSetting(name) ?? adoptedSettings.get(name)?.value;
    return value === undefined ? [] : [{ path: ['settings', name], value }];
  });
  const url = { path: ['settings', 'cdn', 'widgets'], value: 'https://cdn.example.com/widgets' };
  const after = insertJson(config, [...entries, url]);
  if (after === config) return [];
  const isFirst = !config.includes('"widgets_version"');
  theme.write('config.json', after);
  addToSchema(theme, asked);
  return isFirst
    ? ['config.json: write the URL of your bundle into settings.cdn.widgets, and its version into widgets_version']
    : [];
}

/** Adds the settings that are asked for to our section of the theme editor. A theme without a schema gets none. */
function addToSchema(theme: ThemeText, asked: ReadonlySet<string>): void {
  const schema = theme.read('schema.json');
  if (schema === null) return;
  const root = parseTree(schema);
  const last = root?.type === 'array' ? root.children?.at(-1) : undefined;
  if (!root || !last) return;
  const { section, labels } = sectionFor(asked);
  const unit = /\n([ \t]+)/.exec(schema)?.[1] ?? '  ';
  const theirs = theme.read('schemaTranslations.json');
  const write = (value: unknown, depth: number): string => {
    const keyed = JSON.stringify(value, null, unit);
    return (theirs === null ? withWords(keyed, labels) : keyed).split('\n').join(`\n${unit.repeat(depth)}`);
  };
  const there = root.children?.map((group) => findNodeAtLocation(group, ['settings'])).find(hasVersion);
  const known = new Set(there?.children?.map((setting) => getNodeValue(setting).id as unknown));
  const missing = section.settings.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const behind = there?.children?.at(-1) ?? last;
  const text = there
    ? missing.map((setting) => `,\n${unit.repeat(3)}${write(setting, 3)}`).join('')
    : `,\n${unit}${write(section, 1)}`;
  theme.write('schema.json', insertAll(schema, [{ at: behind.offset + behind.length, text }]));
  if (theirs === null) return;
  const entries = Object.entries(labels).map(([key, value]) => ({ path: [key], value }));
  theme.write('schemaTranslations.json', insertJson(theirs, entries));
}

/** Whether these are the settings of our section. */
const hasVersion = (settings: Node | undefined): boolean =>
  settings?.children?.some((setting) => getNodeValue(setting)?.id === 'widgets_version') ?? false;

/** Our section with the settings that are asked for, and those that only adopted themes have. */
function sectionFor(asked: ReadonlySet<string>) {
  const { section, labels } = ownSection(asked);
  const more = [...adoptedSettings].flatMap(([name, setting]) => (asked.has(name) ? [setting] : []));
  return {
    section: { ...section, settings: [...section.settings, ...more.map(({ entry }) => entry)] },
    labels: Object.assign({ ...labels }, ...more.map((one) => one.labels)) as Labels,
  };
}

/** The section of a theme that has no file of labels: each key is replaced by its words. */
const withWords = (keyed: string, labels: Labels): string =>
  keyed.replace(/"i18n\.\w+"/g, (key) => JSON.stringify(labels[JSON.parse(key) as string]?.default ?? key));
