import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import type { TemplateNode } from '../template-engine';
import { calledName, literalText, walkTemplate } from '../walk-template';
import { type JsonPlaces, jsonPlaces, placeIn } from './json-places';

/** The text of a key such as `cart.preview.title`, or undefined. */
export const translation = (words: unknown, key: string): string | undefined =>
  isBranch(words) ? textsOf(words).get(key) : undefined;

const isBranch = (words: unknown): words is object => typeof words === 'object' && words !== null;

/** Every text of a language by its full key. */
const textsOf = oncePer((words: object): Map<string, string> => {
  const texts = new Map<string, string>();
  const read = (branch: object, trail: string) => {
    for (const [step, value] of Object.entries(branch) as [string, unknown][]) {
      if (typeof value === 'string') texts.set(`${trail}${step}`, value);
      else if (isBranch(value)) read(value, `${trail}${step}.`);
    }
  };
  read(words, '');
  return texts;
});

interface Call {
  readonly path: string;
  readonly node: TemplateNode;
  readonly key: string;
}

/** Finds problems of a theme's words: the page would show a key, a gap, or nothing. */
export function checkTranslations(theme: Theme): Diagnostic[] {
  const { templates, languages } = theme;
  const language = languages.has('en') ? 'en' : ([...languages.keys()][0] ?? 'en');
  const words = languages.get(language) ?? {};
  const calls = [...templates.values()].flatMap(langCalls);
  const keys = [...new Set(calls.map(({ key }) => key))].filter((key) => translation(words, key) !== undefined).sort();
  return [
    ...calls.flatMap((call) => {
      const text = translation(words, call.key);
      const sentence = `lang/${language}.json has no words for "${call.key}"`;
      return text === undefined ? [diagnosticIn('missing-words', call.path, call.node, sentence)] : values(call, text);
    }),
    ...[...languages].flatMap(([name, other]) => [
      ...repeatedKeys(theme, name),
      ...(name === language ? [] : otherLanguage(theme, name, other, words, keys, calls)),
    ]),
  ];
}

/** The keys that a template uses, each with its {{lang}} call. */
export const langCalls = oncePer(({ path, tree }: Template): Call[] => {
  const calls: Call[] = [];
  walkTemplate(tree, (node) => {
    const key = calledName(node) === 'lang' ? literalText(node.params?.[0]) : undefined;
    if (key !== undefined) calls.push({ path, node, key });
  });
  return calls;
});

/** The names of a text's placeholders in `{braces}`. */
const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\s*([A-Za-z_]\w*)\s*[,}]/g)].map(([, name = '']) => name));

function values({ path, node, key }: Call, text: string): Diagnostic[] {
  const asked = [...placeholders(text)];
  const given = (node.hash?.pairs ?? []).map((pair) => pair.key);
  const report = (sentence: string, rule = 'words-value') => diagnosticIn(rule, path, node, sentence);
  const unasked = given.filter((name) => !asked.includes(name));
  const ungiven = asked.filter((name) => !given.includes(name));
  const typos = unasked.map((name) => {
    const near = closestName(name, ungiven);
    const sentence = `the words "${key}" have no place for ${name}`;
    return near ? report(`${sentence}; did you mean ${near}?`) : report(sentence, 'lost-value');
  });
  if (typos.length > 0) return typos;
  return ungiven.map((name) => report(`the words "${key}" ask for ${name}, which {{lang}} is not given`));
}

/** The placeholders that a sentence prints. Those that only choose between sentences may be omitted. */
const plainPlaces = (text: string): string[] =>
  [...text.matchAll(/\{\s*([A-Za-z_]\w*)\s*\}/g)].map(([, name = '']) => name);

/** The placeholders that a translation lacks, and those that only it has. */
interface OtherPlaces {
  readonly lost: readonly string[];
  readonly more: readonly string[];
}

const none: OtherPlaces = { lost: [], more: [] };

/** The texts of another language with different placeholders, by key. */
const placesOf = oncePer((words: object) =>
  oncePer((other: object): ReadonlyMap<string, OtherPlaces> => {
    const found = new Map<string, OtherPlaces>();
    for (const [key, here] of textsOf(other)) {
      const there = textsOf(words).get(key);
      if (there === undefined || !`${here}${there}`.includes('{')) continue;
      const [asksHere, asksThere] = [placeholders(here), placeholders(there)];
      const lost = plainPlaces(there).filter((name) => !asksHere.has(name));
      const more = [...asksHere].filter((name) => !asksThere.has(name));
      if (lost.length + more.length > 0) found.set(key, { lost, more });
    }
    return found;
  }),
);

const knownPlaces = new Map<string, JsonPlaces>();

/** The positions of the keys in a language's file, which is read on first use. */
function places({ source }: Theme, language: string): JsonPlaces {
  const text = source.text(`lang/${language}.json`);
  const found = knownPlaces.get(text) ?? jsonPlaces(text);
  knownPlaces.set(text, found);
  return found;
}

function repeatedKeys(theme: Theme, language: string): Diagnostic[] {
  const path = `lang/${language}.json`;
  return places(theme, language).repeated.map(({ key, at }) => ({
    rule: 'words-twice',
    path,
    ...placeIn(theme.source.text(path), at),
    sentence: `the words "${key}" stand twice: only the last count`,
  }));
}

/** More missing translations than this are reported as one problem. */
const many = 10;

/** The maximum share of missing words for a maintained language. */
const forgotten = 0.1;

function otherLanguage(
  theme: Theme,
  language: string,
  other: unknown,
  words: unknown,
  keys: readonly string[],
  calls: readonly Call[],
): Diagnostic[] {
  const path = `lang/${language}.json`;
  // A regional language falls back to its base language: fr-CA to fr.
  const general = theme.languages.get(language.replace(/-.*$/, ''));
  const translated = [other, general].filter(isBranch).map(textsOf);
  const missing = keys.filter((key) => !translated.some((texts) => texts.has(key)));
  const at = (key: string) => {
    for (let one = key; one !== ''; one = one.replace(/\.?[^.]*$/, '')) {
      const offset = places(theme, language).keys.get(one);
      if (offset !== undefined) return placeIn(theme.source.text(path), offset);
    }
    return { line: 1, column: 1 };
  };
  const isGiven = (key: string, name: string) =>
    calls.some((call) => call.key === key && call.node.hash?.pairs.some((pair) => pair.key === name));
  // In a maintained language a missing word is an error; otherwise the author knows.
  const isKept = missing.length <= keys.length * forgotten;
  const listed = missing.length > many ? missing.slice(0, 1) : missing;
  const some = listed.map((key) => ({
    rule: isKept ? 'missing-translation' : 'untranslated',
    path,
    ...(missing.length > many ? { line: 1, column: 1 } : at(key)),
    sentence:
      missing.length > many
        ? `${missing.length} of the words that the templates print are not translated, the first "${key}"`
        : `there are no words for "${key}": another language's stand there`,
  }));
  return [
    ...some,
    ...keys.flatMap((key) => {
      const { lost, more } = isBranch(words) && isBranch(other) ? (placesOf(words)(other).get(key) ?? none) : none;
      const added = more.filter((name) => !isGiven(key, name));
      const [name] = [...added, ...lost];
      if (name === undefined) return [];
      const what = added.length > 0 ? `ask for ${name}, which nobody gives them` : `have no place for ${name}`;
      return [
        {
          rule: added.length > 0 ? 'words-value' : 'lost-value',
          path,
          ...at(key),
          sentence: `the words "${key}" ${what}`,
        },
      ];
    }),
  ];
}
