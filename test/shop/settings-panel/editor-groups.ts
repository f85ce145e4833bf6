type Json = Readonly<Record<string, unknown>>;

/** One choice of a setting. */
export interface EditorOption {
  readonly value: unknown;
  readonly label: string;
  /** The title of the choices that stand together; empty without one. */
  readonly group: string;
}

/** An entry of `schema.json`, with its texts in one language. */
export interface EditorSetting {
  readonly type: string;
  /** The name in `config.json`; empty for headings and paragraphs. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly EditorOption[];
  /** The setting is hidden while another has this value. */
  readonly hiddenWhile?: { readonly id: string; readonly value: unknown };
}

/** A titled group of `schema.json`. */
export interface EditorGroup {
  readonly name: string;
  readonly settings: readonly EditorSetting[];
}

/** The theme editor's groups, and the language of their texts. */
export interface EditorGroups {
  readonly language: string;
  readonly groups: readonly EditorGroup[];
}

/**
 * Reads `schema.json` as the platform's theme editor shows it. What the checker refuses is left out. Source for
 * `reference`: BigCommerce's object reference, "elements/reference".
 *
 * @param schema the content of `schema.json`
 * @param words the content of `schemaTranslations.json`
 * @param acceptLanguage the browser's `Accept-Language`
 */
export function readEditorGroups(schema: unknown, words: unknown, acceptLanguage: string): EditorGroups {
  const translations = new Map(Object.entries(objectOf(words)).map(([key, texts]) => [key, objectOf(texts)]));
  const known = new Set([...translations.values()].flatMap((texts) => Object.keys(texts)));
  const language = languageOf(acceptLanguage, known);
  const translate = (value: unknown): string => {
    const key = value === undefined ? '' : String(value);
    const texts = translations.get(key);
    return String(texts?.[language] ?? texts?.['default'] ?? key);
  };
  const readSetting = (setting: Json): EditorSetting => ({
    type: String(setting['type']),
    id: String(setting['id'] ?? ''),
    label: translate(setting['label'] ?? setting['content'] ?? setting['id']),
    description: translate(setting['description']),
    options: listOf(setting['options']).map(({ value, label, group }) => ({
      value,
      label: translate(label ?? value),
      group: translate(group),
    })),
    ...(typeof setting['reference'] === 'string' && {
      hiddenWhile: { id: setting['reference'], value: setting['reference_default'] },
    }),
  });
  const groups = listOf(schema).map(({ name, settings }) => ({
    name: translate(name),
    settings: listOf(settings).map(readSetting),
  }));
  return { language: language === 'default' ? 'en' : language, groups };
}

/** The first language of the browser for which there are texts, as a whole (`pt-BR`) or in part (`pt`). */
function languageOf(acceptLanguage: string, known: ReadonlySet<string>): string {
  const wanted = acceptLanguage.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');
  const found = wanted
    .flatMap((code) => [code, code.split('-')[0] ?? ''])
    .find((code) => known.has(code) || code === 'en');
  return found !== undefined && known.has(found) ? found : 'default';
}

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
