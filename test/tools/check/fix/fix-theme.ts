import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inclusions } from '../../../theme/checks/check-partials';
import { translation } from '../../../theme/checks/check-translations';
import type { Diagnostic } from '../../../theme/diagnostics/diagnostic';
import { folders } from '../../../theme/folders';
import { functionalSheet } from '../../../theme/own-theme';
import { readTheme } from '../../../theme/read-theme';
import { editText } from './edit-text';
import { insertWords } from './insert-words';

/** A correction. */
export interface Fixed {
  readonly path: string;
  readonly what: string;
}

/**
 * Makes the corrections that need no guess: copies our partials, style sheet and words that a theme lacks, corrects
 * single names, and adds `type="button"`. It adds to the author's files or replaces a name; it never rewrites a file.
 *
 * @param problems the checker's findings, of which most are left to the author
 */
export function fixTheme(folder: string, problems: readonly Diagnostic[]): Fixed[] {
  const copied = problems.flatMap((problem) => copy(folder, problem));
  const words = [...new Set([...problems.flatMap(missingKey), ...copied.flatMap(({ path }) => keysOf(path))])];
  return [...copied, ...words.flatMap((key) => translate(folder, key)), ...edit(folder, problems)];
}

const ours = () => readTheme(folders.theme);

const sheet = 'assets/widgets/functional.css';

function copy(folder: string, { rule, sentence }: Diagnostic): Fixed[] {
  const target = join(folder, sheet);
  if (rule === 'missing-file' && sentence.includes(sheet) && !existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, functionalSheet());
    return [{ path: sheet, what: 'copied' }];
  }
  const [, id = ''] =
    (rule === 'missing-partial' && /^there is no partial "([^"]+)"/.exec(sentence)) ||
    (rule === 'missing-template' && /can't render "([^"]+)"/.exec(sentence)) ||
    [];
  return withInclusions(id).flatMap((one) => {
    const path = `templates/${one}.html`;
    const target = join(folder, path);
    if (existsSync(target)) return [];
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(folders.theme, path)));
    return [{ path, what: 'copied' }];
  });
}

/** A template of ours and all templates that it includes; empty when the template is not ours. */
function withInclusions(id: string, found = new Set<string>()): string[] {
  const template = ours().templates.get(id);
  if (!template || found.has(id)) return [...found];
  found.add(id);
  for (const one of inclusions(template, ours().templates)) withInclusions(one, found);
  return [...found];
}

const missingKey = ({ rule, sentence }: Diagnostic): string[] => {
  const [, key] = /^(?:lang\/.*\.json has|there are) no words for "([^"]+)"/.exec(sentence) ?? [];
  return key && ['missing-words', 'missing-translation', 'untranslated'].includes(rule) ? [key] : [];
};

/** The keys of the words that a template of ours prints. */
const keysOf = (path: string): string[] =>
  [...readFileSync(join(folders.theme, path), 'utf8').matchAll(/\blang\s+['"]([\w.]+)['"]/g)].map(
    ([, key = '']) => key,
  );

/** Adds a text to each language file of the theme that lacks it, if our theme has that language. */
function translate(folder: string, key: string): Fixed[] {
  return [...ours().languages].flatMap(([language, words]) => {
    const path = `lang/${language}.json`;
    const text = translation(words, key);
    if (text === undefined || !existsSync(join(folder, path))) return [];
    const json = insertWords(readFileSync(join(folder, path), 'utf8'), key, text);
    if (json === undefined) return [];
    writeFileSync(join(folder, path), json);
    return [{ path, what: `words for "${key}" added` }];
  });
}

/** Edits single places, from the end of each file, so that the positions of earlier places stay valid. */
function edit(folder: string, problems: readonly Diagnostic[]): Fixed[] {
  return [...problems]
    .sort((a, b) => b.line - a.line || b.column - a.column)
    .flatMap((problem) => {
      const path = join(folder, problem.path);
      if (problem.line === 0 || !existsSync(path)) return [];
      const before = readFileSync(path, 'utf8');
      const edited = editText(before, problem);
      if (edited === undefined) return [];
      writeFileSync(path, edited.text);
      return [{ path: problem.path, what: edited.what }];
    });
}
