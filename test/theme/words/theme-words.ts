import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../folders';
import type { Words } from './pseudo-language';

const folder = join(folders.theme, 'lang');

/** The languages of the theme's words, from their file names. */
export const themeLanguages: readonly string[] = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));

/** Every text of a language by its full key, `cart.preview.title`. */
export function themeWords(language: string): ReadonlyMap<string, string> {
  const words = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Words;
  return new Map(textsOf(words));
}

/** The texts of a language, in the order of its file. */
function textsOf(words: Words, above = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, below]) => {
    const key = `${above}${name}`;
    return typeof below === 'string' ? [[key, below] satisfies [string, string]] : textsOf(below, `${key}.`);
  });
}
