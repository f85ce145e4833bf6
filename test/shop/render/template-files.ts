import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Fallback } from './fallback';
import { cutFrontMatter } from './front-matter';
import { makeFreshReader } from './read-fresh';

type Templates = Record<string, string>;

interface TemplateFile {
  compiled: string;
  /** The names of its partials. */
  partials: string[];
  /** Folders for `dynamicComponent`: any of their files may be needed. */
  folders: string[];
}

/**
 * Compiles a template and all templates that it includes. `readFallback` returns the text of templates that the theme doesn't
 * have.
 */
export type GatherTemplates = (name: string, readFallback?: Fallback['template']) => Templates;

/** Changes the text of a template; its path is relative to the theme's folder. */
export type ChangeTemplate = (text: string, path: string) => string;

/**
 * Compiles templates by name, with a cache that checks modification times.
 *
 * @param root the theme's folder
 * @param compile the renderer's own preprocessor
 * @param change called with every file
 */
export function makeTemplateFiles(
  root: string,
  compile: (templates: Templates) => Templates,
  change: ChangeTemplate = (text) => text,
): GatherTemplates {
  const folder = join(root, 'templates');
  const nameOf = (path: string): string => path.slice(folder.length + 1, -'.html'.length);
  const compiled = (name: string, source: string): TemplateFile => {
    const body = cutFrontMatter(source);
    return { compiled: compile({ [name]: body })[name] ?? '', ...references(body) };
  };
  const read = makeFreshReader((source, path) => {
    const name = nameOf(path);
    return compiled(name, change(source, `templates/${name}.html`));
  });
  return (rootName, readFallback) => {
    const gathered: Templates = {};
    const gather = (name: string, from: string): void => {
      if (name in gathered) return;
      const fallback = readFallback?.(name);
      const file =
        read(join(folder, `${name}.html`)) ?? (fallback === undefined ? undefined : compiled(name, fallback));
      if (!file)
        throw new Error(`templates/${name}.html is missing${from ? ` (templates/${from}.html asks for it)` : ''}`);
      gathered[name] = file.compiled;
      file.partials.forEach((partial) => gather(partial, name));
      file.folders.flatMap((at) => filesIn(folder, at)).forEach((partial) => gather(partial, name));
    };
    gather(rootName, '');
    return gathered;
  };
}

function references(source: string): Pick<TemplateFile, 'partials' | 'folders'> {
  // Partials in comments don't count.
  const code = source.replace(/\{\{!--[\s\S]*?--}}|\{\{![\s\S]*?}}/g, '');
  return {
    partials: found(code, /\{\{~?#?>\s*['"]?([\w@/-]+)['"]?/g).filter((name) => name !== '@partial-block'),
    folders: found(code, /\{\{\{?\s*dynamicComponent\s+['"]([\w/-]+)['"]/g),
  };
}

const found = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const filesIn = (templates: string, folder: string): string[] =>
  readdirSync(join(templates, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${folder}/${basename(name, '.html')}`);
