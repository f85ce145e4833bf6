import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Words } from '../../theme/words/pseudo-language';
import { makeMadeUpLanguages } from '../languages/made-up-languages';
import type { PageConfig } from '../wire/stencil-headers';
import { readFrontMatter } from './front-matter';
import { makeFreshReader } from './read-fresh';

/** The part of a theme's `config.json` that the shop reads. */
export interface ThemeConfig {
  template_engine?: string;
  settings?: Record<string, unknown>;
  resources?: Record<string, unknown>;
  variations?: { name?: string; settings?: Record<string, unknown> }[];
}

/** A theme's folder; changed files are read again. */
export interface Theme {
  root: string;
  has(template: string): boolean;
  config(): ThemeConfig;
  /** The names of the variations of config.json. */
  variations(): string[];
  /** `settings` of config.json, overridden by those of a variation, by its index; the first by default. */
  settings(variation?: number): Record<string, unknown>;
  frontMatter(template: string, settings: Record<string, unknown>): PageConfig;
  /** By code: the files of `lang/`, and the test languages. */
  translations(): Record<string, unknown>;
}

/** @param root the theme's folder */
export function makeTheme(root: string): Theme {
  const readJson = makeFreshReader((text) => JSON.parse(text) as Record<string, unknown>);
  const readWords = makeFreshReader((text) => JSON.parse(text) as Words);
  const readText = makeFreshReader((text) => text);
  const withMadeUp = makeMadeUpLanguages();
  const config = (): ThemeConfig => readJson(join(root, 'config.json')) ?? {};
  const file = (template: string): string => join(root, 'templates', `${template}.html`);
  return {
    root,
    config,
    has: (template) => existsSync(file(template)),
    variations: () => (config().variations ?? []).map(({ name }, index) => name ?? String(index + 1)),
    settings: (variation = 0) => ({ ...config().settings, ...config().variations?.[variation]?.settings }),
    frontMatter: (template, settings) => ({
      ...config().resources,
      ...readFrontMatter(readText(file(template)) ?? '', settings),
    }),
    translations: () => {
      const folder = join(root, 'lang');
      const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
      const languages = Object.fromEntries(
        files.map((name) => [basename(name, '.json').toLowerCase(), readWords(join(folder, name)) ?? {}]),
      );
      return withMadeUp(languages);
    },
  };
}
