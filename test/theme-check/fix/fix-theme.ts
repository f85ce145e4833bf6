import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { translation } from '../check-translations';
import { inclusions } from '../check-partials';
import type { Problem } from '../problem';
import { readTheme } from '../read-theme';
import { editText } from './edit-text';
import { insertWords } from './insert-words';

/** Something that was mended. */
export interface Fixed {
  readonly path: string;
  readonly what: string;
}

/**
 * Mends what can be mended without a guess: copies partials and words of ours that a theme lacks, and puts right single names.
 * It adds to the author's files, or exchanges a name in them; it never writes one anew.
 *
 * @param problems what the checker found, of which most are left alone
 */
export function fixTheme(folder: string, problems: readonly Problem[]): Fixed[] {
  const copied = problems.flatMap((problem) => copy(folder, problem));
  const words = [...new Set([...problems.flatMap(missingKey), ...copied.flatMap(({ path }) => keysOf(path))])];
  return [...copied, ...words.flatMap((key) => translate(folder, key)), ...edit(folder, problems)];
}

const ours = () => readTheme('theme-templates');

function copy(folder: string, { rule, sentence }: Problem): Fixed[] {
  const [, id = ''] =
    (rule === 'missing-partial' && /^there is no partial "([^"]+)"/.exec(sentence)) ||
    (rule === 'missing-template' && /can't render "([^"]+)"/.exec(sentence)) ||
    [];
  return withInclusions(id).flatMap((one) => {
    const path = `templates/${one}.html`;
    const target = join(folder, path);
    if (existsSync(target)) return [];
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join('theme-templates', path)));
    return [{ path, what: 'copied' }];
  });
}

/** A template of ours and everything that it includes; nothing when it is none of ours. */
function withInclusions(id: string, found = new Set<string>()): string[] {
  const template = ours().templates.get(id);
  if (!template || found.has(id)) return [...found];
  found.add(id);
  for (const one of inclusions(template, ours().templates)) withInclusions(one, found);
  return [...found];
}

const missingKey = ({ rule, sentence }: Problem): string[] => {
  const [, key] = /^(?:lang\/.*\.json has|there are) no words for "([^"]+)"/.exec(sentence) ?? [];
  return key && ['missing-words', 'missing-translation', 'untranslated'].includes(rule) ? [key] : [];
};

/** The words that a template of ours prints. */
const keysOf = (path: string): string[] =>
  [...readFileSync(join('theme-templates', path), 'utf8').matchAll(/\blang\s+['"]([\w.]+)['"]/g)].map(
    ([, key = '']) => key,
  );

/** Puts words of ours into each language of the theme that we have, where there are none. */
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

/** Edits single places, from the end of each file, so that the places before stay true. */
function edit(folder: string, problems: readonly Problem[]): Fixed[] {
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
