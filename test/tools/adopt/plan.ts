import { copyPartials, askedTemplates, asTheirs } from '../../theme/copy-partials';
import { addSettings } from './add-settings';
import { copyWords, wordsIn } from './copy-words';
import type { FileChange } from './file-change';
import { insertJson } from '../../theme/insertions/insert-json';
import { leftHooks } from './left-hooks';
import { leftPlaces } from './left-places';
import { markTemplate, type Place } from './mark-template';
import { functionalSheet, idInTheirs, ownPartial } from '../../theme/own-theme';
import { takeOutScriptLines } from './script-lines';
import { isCallRule, textsOf, type Group, type Rule } from './rule';
import { groupRules } from './rules/group-rules';
import { themeText, type ThemeText } from './theme-text';
import { themeFiles } from '../../theme/read-theme';

/** All changes to a theme, and the places that are left for its author. */
export interface Plan {
  readonly folder: string;
  readonly changes: readonly FileChange[];
  readonly places: readonly Place[];
  /** Sentences about what no rule can change. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule[];
}

/** Templates that stay unchanged: AMP pages have none of our scripts, the platform renders the checkout. */
const leftAlone = /(^|\/)(amp|checkout)(\/|-|$)|^components\/widgets\//;

/**
 * Works out the changes for a group of a theme's pages. Writes nothing.
 *
 * @throws Error for a folder that is no theme
 */
export function makePlan(folder: string, groups: readonly Group[]): Plan {
  const theme = themeText(folder);
  if (theme.read('config.json') === null) throw new Error(`${folder} is no theme: config.json is missing`);
  const paths = themeFiles(folder, 'templates').filter((path) => path.endsWith('.html') && !leftAlone.test(idOf(path)));
  const rules = groupRules(groups).filter((rule) => fitsTheme(rule, theme, paths));
  const places: Place[] = [];
  const notes: string[] = [];
  for (const path of paths.sort()) {
    const id = idOf(path);
    try {
      const text = theme.read(path) ?? '';
      const marked = markTemplate(id, text, rules);
      places.push(...marked.places, ...leftPlaces(id, text, groups), ...leftHooks(id, marked.text, groups));
      if (marked.text !== text) theme.write(path, marked.text);
    } catch (error) {
      notes.push(`${path} can't be read, so it stays as it is: ${error instanceof Error ? error.message : error}`);
    }
  }
  const found = new Set(places.filter(({ is }) => is !== 'left').map(({ rule }) => rule));
  const texts = rules.filter(({ name }) => found.has(name)).flatMap(textsOf);
  copyTemplates(theme, texts);
  notes.push(...addWords(folder, theme, texts), ...addSettings(theme, texts));
  notes.push(...takeOutScriptLines(folder, theme, groups, places));
  return { folder, changes: theme.changes(), places, notes, rules };
}

const idOf = (path: string): string => path.replace(/^templates\/|\.html$/g, '');

/** Whether no template of the theme shows that the rule would do harm. */
function fitsTheme(rule: Rule, theme: ThemeText, paths: readonly string[]): boolean {
  const harm = isCallRule(rule) ? undefined : rule.unlessTheme;
  return !harm || !paths.some((path) => harm.test(textIn(theme, path).replace(/\{\{!--.*?--\}\}/gs, '')));
}

/** A file's text; empty for a file that cannot be read. */
function textIn(theme: ThemeText, path: string): string {
  try {
    return theme.read(path) ?? '';
  } catch {
    return '';
  }
}

/** Templates that the widgets request by our own name, and the reference theme's name of the same template. */
const theirNames: Readonly<Record<string, string>> = {
  'components/products/bulk-discount-rates-table': 'components/products/bulk-discount-rates',
};

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
    const theirs = theirNames[id];
    const hasTheirs = theirs !== undefined && theme.read(`templates/${theirs}.html`) !== null;
    const copy = hasTheirs ? `{{> ${theirs}}}\n` : asTheirs(own);
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
  return english.length === 0
    ? []
    : [`${english.join(', ')}: the new words are English; translate what is below "widgets"`];
}
