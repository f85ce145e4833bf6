import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cutFrontMatter } from './front-matter';
import { makeFreshReader } from './read-fresh';

type Templates = Record<string, string>;

interface TemplateFile {
  compiled: string;
  /** Partials by name. */
  partials: string[];
  /** Folders that `dynamicComponent` picks from: any of their files may be needed. */
  folders: string[];
}

/** Gathers a template and everything it pulls in, compiled. */
export type GatherTemplates = (name: string) => Templates;

/**
 * Compiled templates by name, each kept until its file changes.
 *
 * @param root the theme's folder
 * @param compile the renderer's own preprocessor
 */
export function makeTemplateFiles(root: string, compile: (templates: Templates) => Templates): GatherTemplates {
  const folder = join(root, 'templates');
  const nameOf = (path: string): string => path.slice(folder.length + 1, -'.html'.length);
  const read = makeFreshReader((source, path): TemplateFile => {
    const body = cutFrontMatter(source);
    return { compiled: compile({ [nameOf(path)]: body })[nameOf(path)] ?? '', ...references(body) };
  });
  return (rootName) => {
    const gathered: Templates = {};
    const gather = (name: string, from: string): void => {
      if (name in gathered) return;
      const file = read(join(folder, `${name}.html`));
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
  // A partial named in a comment is no reference.
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
