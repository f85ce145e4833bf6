import { closestName } from '../../core/errors/closest-name';
import { jsonPlaces, placeIn, type JsonPlaces } from './checks/json-places';
import type { Problem } from './problem';
import { problemIn } from './problem-at';
import type { Template, Theme } from './read-theme';
import type { TemplateNode } from './template-engine';
import { calledName, literalText, walkTemplate } from './walk-template';

/** The text behind `cart.preview.title`, or undefined. */
export function translation(words: unknown, key: string): string | undefined {
  let found = words;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === 'string' ? found : undefined;
}

interface Call {
  readonly path: string;
  readonly node: TemplateNode;
  readonly key: string;
}

/** What is wrong with a theme's words: the page would show a key, a hole, or nothing. */
export function checkTranslations(theme: Theme): Problem[] {
  const { templates, languages } = theme;
  const language = languages.has('en') ? 'en' : ([...languages.keys()][0] ?? 'en');
  const words = languages.get(language) ?? {};
  const calls = [...templates.values()].flatMap(callsOf);
  return [
    ...calls.flatMap((call) => {
      const text = translation(words, call.key);
      const sentence = `lang/${language}.json has no words for "${call.key}"`;
      return text === undefined ? [problemIn('missing-words', call.path, call.node, sentence)] : values(call, text);
    }),
    ...[...languages].flatMap(([name, other]) => [
      ...repeatedKeys(theme, name),
      ...(name === language ? [] : otherLanguage(theme, name, other, words, calls)),
    ]),
  ];
}

const known = new WeakMap<Template, Call[]>();

function callsOf(template: Template): Call[] {
  const before = known.get(template);
  if (before) return before;
  const calls: Call[] = [];
  walkTemplate(template.tree, (node) => {
    const key = calledName(node) === 'lang' ? literalText(node.params?.[0]) : undefined;
    if (key !== undefined) calls.push({ path: template.path, node, key });
  });
  known.set(template, calls);
  return calls;
}

/** The names in `{braces}` that a text asks for. */
const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\s*([A-Za-z_]\w*)\s*[,}]/g)].map(([, name = '']) => name));

function values({ path, node, key }: Call, text: string): Problem[] {
  const asked = [...placeholders(text)];
  const given = (node.hash?.pairs ?? []).map((pair) => pair.key);
  const say = (sentence: string) => problemIn('words-value', path, node, sentence);
  const unasked = given.filter((name) => !asked.includes(name));
  const ungiven = asked.filter((name) => !given.includes(name));
  const slips = unasked.flatMap((name) => {
    const near = closestName(name, ungiven);
    return [say(`the words "${key}" have no place for ${name}${near ? `; did you mean ${near}?` : ''}`)];
  });
  if (slips.length > 0) return slips;
  return ungiven.map((name) => say(`the words "${key}" ask for ${name}, which {{lang}} is not given`));
}

/** Those that stand in a sentence as they are; what only chooses between sentences can be left out. */
const plainPlaces = (text: string): string[] =>
  [...text.matchAll(/\{\s*([A-Za-z_]\w*)\s*\}/g)].map(([, name = '']) => name);

const placesOf = new WeakMap<object, Map<string, JsonPlaces>>();

function places({ source }: Theme, language: string): JsonPlaces {
  const all = placesOf.get(source) ?? new Map<string, JsonPlaces>();
  placesOf.set(source, all);
  const found = all.get(language) ?? jsonPlaces(source.text(`lang/${language}.json`));
  all.set(language, found);
  return found;
}

function repeatedKeys(theme: Theme, language: string): Problem[] {
  const path = `lang/${language}.json`;
  return places(theme, language).repeated.map(({ key, at }) => ({
    rule: 'words-twice',
    path,
    ...placeIn(theme.source.text(path), at),
    sentence: `the words "${key}" stand twice: only the last count`,
  }));
}

/** More than so many are one finding: somebody has not translated the theme. */
const many = 10;

function otherLanguage(
  theme: Theme,
  language: string,
  other: unknown,
  words: unknown,
  calls: readonly Call[],
): Problem[] {
  const path = `lang/${language}.json`;
  const keys = [...new Set(calls.map(({ key }) => key))].filter((key) => translation(words, key) !== undefined).sort();
  // A region's language goes back to its own: fr-CA to fr.
  const general = theme.languages.get(language.replace(/-.*$/, ''));
  const missing = keys.filter((key) => [other, general].every((one) => translation(one, key) === undefined));
  const at = (key: string) => {
    for (let one = key; one !== ''; one = one.replace(/\.?[^.]*$/, '')) {
      const offset = places(theme, language).keys.get(one);
      if (offset !== undefined) return placeIn(theme.source.text(path), offset);
    }
    return { line: 1, column: 1 };
  };
  const rule = 'missing-translation';
  const some =
    missing.length > many
      ? [
          {
            rule,
            path,
            line: 1,
            column: 1,
            sentence: `${missing.length} of the words that the templates print are not translated, the first "${missing[0]}"`,
          },
        ]
      : missing.map((key) => ({
          rule,
          path,
          ...at(key),
          sentence: `there are no words for "${key}": another language's stand there`,
        }));
  return [
    ...some,
    ...keys.flatMap((key) => {
      const [here, there] = [translation(other, key), translation(words, key)];
      if (here === undefined || there === undefined) return [];
      const lost = plainPlaces(there).filter((name) => !placeholders(here).has(name));
      const added = [...placeholders(here)].filter((name) => !placeholders(there).has(name));
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
