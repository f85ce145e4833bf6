import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './folders';
import { themeFiles } from './read-theme';

const folder = folders.theme;

/** The id of one of our partials in an author's theme: below a prefix that no other theme uses. */
export const idInTheirs = (id: string): string =>
  id.startsWith('components/widgets/') ? id : id.replace(/^components\//, 'components/widgets/');

/** Our partials by their id in the author's theme. */
const ours: ReadonlyMap<string, string> = new Map(
  themeFiles(folder, 'templates/components')
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replace(/^templates\/|\.html$/g, ''))
    .map((id) => [idInTheirs(id), id]),
);

/** The unchanged text of one of our partials; undefined for an unknown id. */
export function ownPartial(idInTheirTheme: string): string | undefined {
  const id = ours.get(idInTheirTheme);
  return id === undefined ? undefined : readFileSync(join(folder, 'templates', `${id}.html`), 'utf8');
}

/** Our words of a language, or of its base language: `fr` for `fr-CA`. Case is ignored. */
export function ownWords(language: string): unknown {
  const names = themeFiles(folder, 'lang');
  const wanted = language.toLowerCase().replace('_', '-');
  const [base = ''] = wanted.split('-');
  const found = [wanted, base]
    .map((code) => names.find((path) => path.toLowerCase() === `lang/${code}.json`))
    .find((path) => path !== undefined);
  return found === undefined ? undefined : JSON.parse(readFileSync(join(folder, found), 'utf8'));
}

/** The value of one of our theme settings; undefined for an unknown name. */
export function ownSetting(name: string): unknown {
  const { settings } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as {
    settings: Readonly<Record<string, unknown>>;
  };
  return settings[name];
}

/** Labels of the theme editor by key, each by language. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A section of the theme editor. */
interface Section {
  readonly name: string;
  readonly settings: readonly { readonly id?: string }[];
}

/** Our section of the theme editor with the settings of these ids only, and the labels that it names. */
export function ownSection(ids: ReadonlySet<string>): { section: Section; labels: Labels } {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const sections = read('schema.json') as Section[];
  const { settings = [] } = sections.find(({ name }) => name === 'i18n.Widgets') ?? {};
  const section = { name: 'i18n.Widgets', settings: settings.filter(({ id }) => id !== undefined && ids.has(id)) };
  const named = JSON.stringify(section);
  const labels = Object.entries(read('schemaTranslations.json') as Labels);
  return { section, labels: Object.fromEntries(labels.filter(([key]) => named.includes(`"${key}"`))) };
}

/** Our style sheet with the rules that the widgets need to work, in any design. */
export const functionalSheet = (): string => readFileSync(join(folder, 'assets/widgets/functional.css'), 'utf8');
