import { askedTemplates, asTheirs, copyPartials } from '../../theme/copy-partials';
import { insertJson } from '../../theme/insertions/insert-json';
import { functionalSheet, idInTheirs, ownPartial } from '../../theme/own-theme';
import { themeFiles } from '../../theme/read-theme';
import { addSettings } from './add-settings';
import { copyWords, wordsIn } from './copy-words';
import type { FileChange } from './file-change';
import { keepUnmarked } from './keep-unmarked';
import { leftHooks } from './left-hooks';
import { leftPlaces } from './left-places';
import { type Mark, type MarkedTemplate, markTemplate, type Place } from './mark-template';
import { withOpenerPlaces } from './opener-places';
import { withoutOwnModules } from './own-modules';
import { lonelySides, readIncludes } from './pair';
import { preventedPresses } from './prevented-presses';
import { type Group, isCallRule, type Rule, textsOf } from './rule';
import { fileRules } from './rules/file-rules';
import { groupRules } from './rules/group-rules';
import { placedIcons } from './rules/icon-sprite';
import { styleRules } from './rules/style-rules';
import { addSelectors, stateSelectors } from './style-edits';
import { previewStyles } from './style-lines';
import { type ThemeText, themeText } from './theme-text';
import { withThemeWords } from './theme-words';

/** All changes to a theme, and the places that are left for its author. */
export interface Plan {
  readonly folder: string;
  readonly groups: readonly Group[];
  readonly changes: readonly FileChange[];
  readonly places: readonly Place[];
  /** Sentences about what no rule can change. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule[];
  /** The inserted texts, by the template's path. */
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
}

/** The marks and pages that a plan leaves out, each with the reason for the author, and a change of its rules. */
export interface Without {
  /** Marks, by key. */
  readonly refused?: ReadonlyMap<string, string>;
  /** Pages, by the ids of their templates. */
  readonly unmarked?: ReadonlyMap<string, string>;
  /** Changes the rules: a trial takes some out. By default all stay. */
  readonly rules?: (all: readonly Rule[]) => readonly Rule[];
}

/** Templates of AMP pages, which have none of our scripts. */
const isAmp = /(^|\/)amp(\/|-|$)/;

/** Templates that no rule marks: those of the checkout, which the platform renders, and copies of our partials. */
const leftAlone = /(^|\/)checkout(\/|-|$)|^components\/widgets\//;

/**
 * Works out the changes for a group of a theme's pages. Writes nothing.
 *
 * @param without the marks and pages to leave out
 * @throws Error for a folder that is no theme
 */
export function makePlan(folder: string, groups: readonly Group[], without: Without = {}): Plan {
  const theme = themeText(folder);
  if (theme.read('config.json') === null) throw new Error(`${folder} is no theme: config.json is missing`);
  if (themeFiles(folder, 'templates').length === 0) throw new Error(`${folder} is no theme: it has no templates/`);
  const ids = themeFiles(folder, 'templates').flatMap((path) => (path.endsWith('.html') ? [idOf(path)] : []));
  const unmarked = without.unmarked ?? new Map<string, string>();
  const alone = onlyIn(theme, ids, unmarked);
  const stays = (id: string) => isAmp.test(id) || alone.has(id);
  const paths = ids.filter((id) => !leftAlone.test(id) && !stays(id)).map(pathOf);
  const own = withoutOwnModules((without.rules ?? ((all) => all))(rulesFor(groups, theme)), theme);
  const rules = withOpenerPlaces(
    withThemeWords(own.rules, theme).filter((rule) => fitsTheme(rule, theme, paths)),
    paths.map((path) => textIn(theme, path)),
  );
  const places: Place[] = [...unmarked].map(([template, hint]) => {
    return { rule: 'page that stays as it is', template, line: 1, is: 'left', hint };
  });
  const notes: string[] = [...own.notes];
  const marks = new Map<string, readonly Mark[]>();
  const shown = ids.filter((id) => !stays(id));
  const all = markPairs(theme, shown, paths.sort().map(idOf), rules, without.refused);
  for (const [id, marked] of all) {
    const path = pathOf(id);
    try {
      if (marked instanceof Error) throw marked;
      const text = theme.read(path) ?? '';
      const reported = new Set(marked.places.flatMap(({ is, line }) => (is === 'left' ? [line] : [])));
      const hooks = leftHooks(id, marked, groups).filter(({ line }) => !reported.has(line));
      places.push(...marked.places, ...leftPlaces(id, text, groups), ...hooks);
      marks.set(path, marked.marks);
      if (marked.text !== text) theme.write(path, marked.text);
    } catch (error) {
      notes.push(`${path} can't be read, so it was not marked: ${error instanceof Error ? error.message : error}`);
    }
  }
  keepUnmarked(theme, ids, stays);
  const found = new Set(places.filter(({ is }) => is !== 'left').map(({ rule }) => rule));
  const texts = rules.filter(({ name }) => found.has(name)).flatMap(textsOf);
  copyTemplates(theme, texts);
  writeFiles(theme, found, texts);
  notes.push(...addWords(folder, theme, texts), ...addSettings(theme, texts));
  notes.push(...styleStates(folder, theme, found));
  notes.push(...preventedPresses(theme), ...previewStyles(folder, theme));
  return { folder, groups, changes: theme.changes(), places, notes, rules, marks };
}

/**
 * Marks templates. A pair has both its sides marked, or none.
 *
 * @param shown the templates of pages that are not left as they are
 * @returns by id, in the order of the ids; an error for a template that can't be read
 */
function markPairs(
  theme: ThemeText,
  shown: readonly string[],
  ids: readonly string[],
  rules: readonly Rule[],
  refused: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, MarkedTemplate | Error> {
  const includes = readIncludes(shown, (id) => textIn(theme, pathOf(id)));
  const out = new Map(refused);
  const markOne = (id: string): MarkedTemplate | Error => {
    try {
      return markTemplate(id, theme.read(pathOf(id)) ?? '', rules, out);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const all = new Map(ids.map((id) => [id, markOne(id)]));
  for (;;) {
    const sides = [...all.values()].flatMap((marked) => (marked instanceof Error ? [] : marked.sides));
    const lonely = lonelySides(sides, includes);
    if (lonely.size === 0) return all;
    for (const [key, hint] of lonely) out.set(key, hint);
    // Without a side, the other one may be lonely, too.
    for (const { key, template } of sides) if (key && lonely.has(key)) all.set(template, markOne(template));
  }
}

/** The rules of the groups, and those that depend on the theme's files. */
const rulesFor = (groups: readonly Group[], theme: ThemeText): readonly Rule[] => [
  ...groupRules(groups),
  ...(groups.includes('layout') ? placedIcons(theme) : []),
];

/** Some pages, and the templates that only they include, directly or indirectly. */
function onlyIn(theme: ThemeText, ids: readonly string[], pages: ReadonlyMap<string, string>): ReadonlySet<string> {
  const alone = new Set(pages.keys());
  if (alone.size === 0) return alone;
  const callers = new Map<string, string[]>();
  for (const id of ids) {
    for (const [, partial = ''] of textIn(theme, pathOf(id)).matchAll(/\{\{~?#?>\s*([\w/-]+)/g)) {
      callers.set(partial, [...(callers.get(partial) ?? []), id]);
    }
  }
  for (let size = 0; size !== alone.size; ) {
    size = alone.size;
    for (const [partial, from] of callers) if (from.every((id) => alone.has(id))) alone.add(partial);
  }
  return alone;
}

const pathOf = (id: string): string => `templates/${id}.html`;
const idOf = (path: string): string => path.replace(/^templates\/|\.html$/g, '');

/** Whether no template of the theme, with its path before it, matches `unlessTheme` of the rule. */
function fitsTheme(rule: Rule, theme: ThemeText, paths: readonly string[]): boolean {
  const harm = isCallRule(rule) ? undefined : rule.unlessTheme;
  return !harm || !paths.some((path) => harm.test(`${path}\n${textIn(theme, path).replace(/\{\{!--.*?--\}\}/gs, '')}`));
}

/** A file's text; empty for a file that cannot be read. */
function textIn(theme: ThemeText, path: string): string {
  try {
    return theme.read(path) ?? '';
  } catch {
    return '';
  }
}

/**
 * Copies the partials that the inserted markup calls, the templates that the shop renders for the widgets, and the
 * functional style sheet.
 */
function copyTemplates(theme: ThemeText, texts: string[]): void {
  const widgets = texts.flatMap((text) =>
    [...text.matchAll(/(?:data-widget="|\{\{> components\/widgets\/)([\w-]+)(?=["\s}])/g)].map(([, name = '']) => name),
  );
  for (const id of new Set(widgets.flatMap(askedTemplates))) {
    const own = ownPartial(idInTheirs(id));
    if (own === undefined || theme.read(`templates/${id}.html`) !== null) continue;
    const copy = asTheirs(own);
    texts.push(copy);
    theme.write(`templates/${id}.html`, copy);
  }
  for (const [id, text] of copyPartials(texts)) {
    texts.push(text);
    if (theme.read(`templates/${id}.html`) === null) theme.write(`templates/${id}.html`, text);
  }
  if (theme.read('assets/widgets/functional.css') === null)
    theme.write('assets/widgets/functional.css', functionalSheet());
}

/** Writes the generated files that the placed rules need, and the lines that include them. */
function writeFiles(theme: ThemeText, found: ReadonlySet<string>, texts: string[]): void {
  for (const { needs, path, text, included } of fileRules) {
    if (!found.has(needs) || theme.read(path) !== null) continue;
    const written = text(theme);
    texts.push(written);
    theme.write(path, written);
    const sheet = included && theme.read(included.in);
    if (sheet) theme.write(included.in, `${sheet.trimEnd()}\n${included.line}\n`);
  }
}

/**
 * Adds the selectors of the states that elements of HTML have by themselves.
 *
 * @returns sentences about sheets that can't be read
 */
function styleStates(folder: string, theme: ThemeText, found: ReadonlySet<string>): string[] {
  const rules = styleRules.filter(({ needs }) => found.has(needs));
  if (rules.length === 0) return [];
  return themeFiles(folder, 'assets')
    .filter((path) => path.endsWith('.scss'))
    .flatMap((path) => {
      try {
        const text = theme.read(path) ?? '';
        const after = addSelectors(text, stateSelectors(rules));
        if (after !== text) theme.write(path, after);
        return [];
      } catch (error) {
        return [
          `${path} can't be read, so its states were not added: ${error instanceof Error ? error.message : error}`,
        ];
      }
    });
}

function addWords(folder: string, theme: ThemeText, texts: readonly string[]): string[] {
  const keys = wordsIn(texts);
  const english: string[] = [];
  for (const path of themeFiles(folder, 'lang').filter((name) => name.endsWith('.json'))) {
    const { entries, isEnglish } = copyWords(path.replace(/^lang\/|\.json$/g, ''), keys);
    const text = theme.read(path) ?? '';
    const after = insertJson(text, entries);
    if (after === text) continue;
    theme.write(path, after);
    if (isEnglish) english.push(path);
  }
  return english.length === 0 ? [] : [`${english.join(', ')}: the words below "widgets" are English: translate them`];
}
