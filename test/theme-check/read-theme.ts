import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from './problem';
import { templateEngine, type TemplateEngine, type TemplateNode } from './template-engine';

export interface Template {
  /** As partials call it: `components/widgets/quantity`. */
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly tree: TemplateNode;
}

export interface Theme {
  readonly folder: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly engine: TemplateEngine;
  readonly templates: ReadonlyMap<string, Template>;
  /** Language → its file's content. */
  readonly languages: ReadonlyMap<string, unknown>;
  /** What could not even be read. */
  readonly problems: readonly Problem[];
}

const frontMatter = /^---\r?\n[\S\s]*?\r?\n---\r?\n/;

/** Every file below `folder/under`, as paths from `folder`. */
export function themeFiles(folder: string, under: string): string[] {
  const start = join(folder, under);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? themeFiles(folder, `${under}/${entry.name}`) : [`${under}/${entry.name}`],
  );
}

const known = new Map<string, Theme>();

/**
 * A theme: its configuration, its words and its templates as syntax trees. It is read once.
 *
 * @param folder the theme's folder, with config.json and templates/ in it
 */
export function readTheme(folder: string): Theme {
  const place = resolve(folder);
  const theme = known.get(place) ?? read(folder);
  known.set(place, theme);
  return theme;
}

function read(folder: string): Theme {
  const problems: Problem[] = [];
  const config = readConfig(folder, problems);
  const engine = templateEngine(typeof config.template_engine === 'string' ? config.template_engine : undefined);
  const templates = new Map<string, Template>();
  for (const path of themeFiles(folder, 'templates').filter((name) => name.endsWith('.html'))) {
    const id = path.replace(/^templates\/|\.html$/g, '');
    // Blank lines instead of the front matter: what follows keeps its line numbers.
    const text = readFileSync(join(folder, path), 'utf8').replace(frontMatter, (found) => found.replace(/[^\n]/g, ''));
    try {
      const tree = engine.parse(text);
      engine.precompile(engine.parse(text));
      templates.set(id, { id, path, text, tree });
    } catch (error) {
      problems.push(unreadable(path, error));
    }
  }
  return { folder, config, engine, templates, languages: readLanguages(folder, problems), problems };
}

function readConfig(folder: string, problems: Problem[]): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as Record<string, unknown>;
  } catch (error) {
    problems.push({ path: 'config.json', line: 0, sentence: `the settings can't be read: ${String(error)}` });
    return {};
  }
}

function unreadable(path: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const line = Number(/line (\d+)/.exec(message)?.[1] ?? 0);
  return { path, line, sentence: `the template can't be read: ${message.split('\n').join(' ')}` };
}

function readLanguages(folder: string, problems: Problem[]): Map<string, unknown> {
  const languages = new Map<string, unknown>();
  for (const path of themeFiles(folder, 'lang').filter((name) => name.endsWith('.json'))) {
    try {
      languages.set(path.replace(/^lang\/|\.json$/g, ''), JSON.parse(readFileSync(join(folder, path), 'utf8')));
    } catch (error) {
      problems.push({ path, line: 0, sentence: `the words can't be read: ${String(error)}` });
    }
  }
  return languages;
}
