import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a theme: a folder, or a folder with unsaved edits. */
export interface ThemeSource {
  readonly folder: string;
  /** The path of every file, from the theme's folder, with forward slashes. */
  readonly paths: ReadonlySet<string>;
  /** @throws when the file does not exist */
  text(path: string): string;
  /** In bytes. */
  size(path: string): number;
}

/** Folders in a theme's folder that are not part of the theme. */
const beside = new Set(['node_modules', '.git', 'dist', 'coverage']);

/** A theme on disk. */
export function folderSource(folder: string): ThemeSource {
  const texts = new Map<string, string>();
  return {
    folder,
    paths: new Set(themeFiles(folder, '')),
    text(path) {
      const text = texts.get(path) ?? readFileSync(join(folder, path), 'utf8');
      texts.set(path, text);
      return text;
    },
    size: (path) => statSync(join(folder, path)).size,
  };
}

/**
 * A theme with edited files.
 *
 * @param edits new texts by path; null removes the path from `paths`, but `text` still returns the old text
 */
export function editedSource(source: ThemeSource, edits: Readonly<Record<string, string | null>>): ThemeSource {
  const paths = new Set(source.paths);
  for (const [path, text] of Object.entries(edits)) {
    if (text === null) paths.delete(path);
    else paths.add(path);
  }
  return {
    folder: source.folder,
    paths,
    text: (path) => edits[path] ?? source.text(path),
    size: (path) => (edits[path] === undefined ? source.size(path) : Buffer.byteLength(edits[path] ?? '')),
  };
}

/**
 * Every file below `folder/under`, as paths from `folder`. With an empty `under`, it skips folders that are not part of the
 * theme.
 */
export function themeFiles(folder: string, under: string): string[] {
  try {
    return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      return under === '' && beside.has(entry.name) ? [] : themeFiles(folder, path);
    });
  } catch {
    return [];
  }
}
