import type { ThemeSource } from '../theme-source';

/** The folder of a theme with its templates for Page Builder. The command line does not pack it. */
export const widgetTemplatesFolder = 'widget-templates';

/** The texts of the fields' labels, for all templates of the folder. */
export const translationsPath = `${widgetTemplatesFolder}/schema_translations.json`;

/** A default value that begins so is a text of the theme's `lang/`, in the language of the shop. */
export const wordsPrefix = 'lang:';

/**
 * A template for Page Builder, as BigCommerce's Widget Templates API takes it. Source: `widgetTemplate_Post` of the
 * OpenAPI document "Widgets", and "Localizing widget templates" for `schema_translations`.
 */
export interface WidgetTemplate {
  readonly name: string;
  readonly template: string;
  readonly schema: unknown;
  readonly storefront_api_query: string;
  /** JSON: texts of labels by key and language; absent without such labels. */
  readonly schema_translations?: string;
}

/** The names of the folders with a template, in order. */
export const widgetTemplateFolders = ({ paths }: ThemeSource): string[] =>
  [...paths].flatMap((path) => /^widget-templates\/([^/]+)\/widget\.html$/.exec(path)?.[1] ?? []).sort();

/**
 * Reads the templates of a theme. Their files have the names of BigCommerce's Widget Builder.
 *
 * @param language of the default texts, a file of `lang/`
 * @throws Error when a file is missing or no JSON
 */
export function readWidgetTemplates(source: ThemeSource, language: string): WidgetTemplate[] {
  const { name: theme } = json(source, 'config.json') as { name?: string };
  const words = json(source, `lang/${language}.json`);
  const labels = source.paths.has(translationsPath) ? json(source, translationsPath) : {};
  const translations = Object.entries(labels as Record<string, unknown>);
  return widgetTemplateFolders(source).map((folder) => {
    const file = (name: string) => `${widgetTemplatesFolder}/${folder}/${name}`;
    const schema = source.text(file('schema.json'));
    const used = translations.filter(([key]) => schema.includes(`"${key}"`));
    return {
      name: nameOf(folder, theme),
      template: source.text(file('widget.html')),
      schema: withWords(JSON.parse(schema), words),
      storefront_api_query: source.paths.has(file('query.graphql')) ? source.text(file('query.graphql')) : '',
      ...(used.length > 0 && { schema_translations: JSON.stringify(Object.fromEntries(used)) }),
    };
  });
}

/** `product-carousel` of the theme "Mine": `Product carousel (Mine)`. Merchants see it beside templates of others. */
function nameOf(folder: string, theme = 'theme'): string {
  const words = folder.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${theme})`;
}

/** The same value, with the theme's texts in place of their keys. */
function withWords(value: unknown, words: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith(wordsPrefix) ? (findWords(words, value.slice(wordsPrefix.length)) ?? '') : value;
  if (Array.isArray(value)) return value.map((entry) => withWords(entry, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withWords(entry, words)]));
}

/** The text of a key, `carousel.next`. */
export function findWords(words: unknown, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], words);
  return typeof found === 'string' ? found : undefined;
}

const json = (source: ThemeSource, path: string): unknown => JSON.parse(source.text(path));
