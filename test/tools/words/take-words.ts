import { translation } from '../../theme/checks/check-translations';
import { insertWords } from '../check/fix/insert-words';

/** Texts by key and language. An empty text is one to fill in. */
export type WordsForm = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface TakenWords {
  /** The changed language files, by language. */
  readonly written: ReadonlyMap<string, string>;
  /** The texts that are still missing, beside the English text. */
  readonly form: WordsForm;
}

/**
 * Adds the texts of a filled form where a language lacks them. Existing texts stay unchanged.
 *
 * @param files the JSON text of each language file, by language
 * @param keys the keys that every language must have
 * @throws Error when a part of a key is a text: `cart` and `cart.title`
 */
export function takeWords(files: ReadonlyMap<string, string>, keys: Iterable<string>, filled: WordsForm): TakenWords {
  const written = new Map<string, string>();
  const form: Record<string, Record<string, string>> = {};
  for (const [language, json] of files) {
    const words: unknown = JSON.parse(json);
    for (const key of new Set(keys)) {
      if (translation(words, key) !== undefined) continue;
      const text = filled[key]?.[language]?.trim() ?? '';
      const longer = insertWords(written.get(language) ?? json, key, text);
      if (longer === undefined) throw new Error(`lang/${language}.json: "${key}" goes through a text`);
      if (text !== '') written.set(language, longer);
      else (form[key] ??= englishOf(files, key))[language] = '';
    }
  }
  return { written, form };
}

/** The English text, for the translator. */
function englishOf(files: ReadonlyMap<string, string>, key: string): Record<string, string> {
  const text = translation(JSON.parse(files.get('en') ?? '{}'), key);
  return text === undefined ? {} : { en: text };
}
