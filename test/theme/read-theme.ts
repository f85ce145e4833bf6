import { resolve } from 'node:path';
import { type ParseError, parseTree } from 'jsonc-parser';
import type { Diagnostic } from './diagnostics/diagnostic';
import { readTemplate, type Template } from './template/read-template';
import { type TemplateEngine, templateEngine } from './template-engine';
import { folderSource, type ThemeSource } from './theme-source';

export type { Template } from './template/read-template';
export { themeFiles } from './theme-source';

export interface Theme {
  readonly folder: string;
  readonly source: ThemeSource;
  readonly config: Readonly<Record<string, unknown>>;
  readonly engine: TemplateEngine;
  readonly templates: ReadonlyMap<string, Template>;
  /** Language → its file's content. */
  readonly languages: ReadonlyMap<string, unknown>;
  /** Files that could not be read. */
  readonly problems: readonly Diagnostic[];
}

const known = new Map<string, Theme>();

/**
 * Reads a theme once: its configuration, its words, and its templates as syntax trees.
 *
 * @param folder the theme's folder, with config.json and templates/
 */
export function readTheme(folder: string): Theme {
  const place = resolve(folder);
  const theme = known.get(place) ?? readThemeFrom(folderSource(folder));
  known.set(place, theme);
  return theme;
}

/** Reads a theme from any source. A template with the same text as before is not parsed again. */
export function readThemeFrom(source: ThemeSource): Theme {
  const problems: Diagnostic[] = [];
  const config = readConfig(source, problems);
  const engine = templateEngine(typeof config.template_engine === 'string' ? config.template_engine : undefined);
  const templates = new Map<string, Template>();
  for (const path of pathsBelow(source, 'templates', '.html')) {
    const template = readTemplate(path, source.text(path), engine);
    if ('sentence' in template) problems.push(template);
    else templates.set(template.id, template);
  }
  return {
    folder: source.folder,
    source,
    config,
    engine,
    templates,
    languages: readLanguages(source, problems),
    problems,
  };
}

/** The paths of a theme's files in a folder, with one extension. */
const pathsBelow = ({ paths }: ThemeSource, folder: string, ending: string): string[] =>
  [...paths].filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending)).sort();

function readConfig(source: ThemeSource, problems: Diagnostic[]): Record<string, unknown> {
  try {
    return JSON.parse(source.text('config.json')) as Record<string, unknown>;
  } catch (error) {
    problems.push(unreadable('config.json', 'settings', source, error));
    return {};
  }
}

const parsed = new Map<string, unknown>();

/** Returns the same object for the same text, so that results for it are still valid. */
function parse(json: string): unknown {
  const value: unknown = parsed.get(json) ?? JSON.parse(json);
  parsed.set(json, value);
  return value;
}

function readLanguages(source: ThemeSource, problems: Diagnostic[]): Map<string, unknown> {
  const languages = new Map<string, unknown>();
  for (const path of pathsBelow(source, 'lang', '.json')) {
    try {
      languages.set(path.replace(/^lang\/|\.json$/g, ''), parse(source.text(path)));
    } catch (error) {
      problems.push(unreadable(path, 'words', source, error));
    }
  }
  return languages;
}

/** The problem of invalid JSON. JSON.parse does not always report a position. */
export function unreadable(path: string, what: string, source: ThemeSource, error: unknown): Diagnostic {
  const errors: ParseError[] = [];
  const text = source.paths.has(path) ? source.text(path) : '';
  if (source.paths.has(path)) parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const said = /at position (\d+)/.exec(String(error))?.[1] ?? errors[0]?.offset;
  const above = text.slice(0, Number(said ?? 0)).split('\n');
  const place =
    said === undefined ? { line: 0, column: 0 } : { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
  return { rule: 'unreadable-json', path, ...place, sentence: `the ${what} can't be read: ${String(error)}` };
}
