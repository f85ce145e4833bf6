import { escapeRegExp } from '../../theme/escape-reg-exp';
import { themeFiles } from '../../theme/read-theme';
import { type KnownLines, knownLines } from './known-lines';
import type { Plan } from './plan';
import { type Module, type ModuleGraph, moduleGraph } from './script/module-graph';
import type { Need } from './script/need';
import { isWithin, methodSpans, methodsCalledIn, ownLines, ownLinesWithin, type Span } from './script/own-lines';
import { type PageModules, pageModules } from './script/page-modules';
import { needsIn, type PageProof } from './script/prove-pages';
import { scriptSource } from './script/script-source';
import { type ThemeText, themeText } from './theme-text';

const scripts = /^assets\/js\/.*\.js$/;

/**
 * Removes the known lines from a theme's own script: all lines of a file, or none. Lines stay if an element of the author's
 * own needs them and they can run beside the widgets.
 *
 * @param proofs what the pages need of the script as it was
 * @returns the plan, with sentences about what the author has to do next, about lines that differ from the known ones, and
 *   about elements and lines of the author's own that a removed line served
 */
export function withoutReplacedLines(
  plan: Plan,
  proofs: readonly PageProof[],
  linesOf: typeof ownLines = ownLines,
): Plan {
  const { folder, changes, groups, places } = plan;
  const theme = themeText(folder);
  for (const { path, after } of changes) theme.write(path, after);
  const before = moduleGraph(scriptSource(folder, changes));
  const files = themeFiles(folder, 'assets/js').filter((path) => scripts.test(path));
  const found = knownLines
    .filter((one) => one.groups.some((group) => groups.includes(group)))
    .filter(({ needs }) => places.some(({ rule, is }) => rule === needs && is !== 'left'))
    .flatMap((one) => files.filter((path) => one.file.test(path)).map((path) => linesIn(before, path, one)));
  if (found.length === 0) return plan;
  const loaded = pageModules(before);
  const edits = found.map((one) => ({ ...one, needed: neededOf(one, loaded, proofs) }));
  const notes = files.flatMap((path) => {
    const here = edits.filter((one) => one.module.path === path);
    const gone = here.filter((one) => one.spans.length > 0 && !stays(one)).flatMap(({ spans }) => spans);
    const lines = takeOut(theme, path, gone);
    const told = lines === 0 ? [] : [`${path}: ${lines} lines of your script were removed: build your script again`];
    return [...told, ...here.flatMap((one) => describe(one, linesOf))];
  });
  const own = ownLinesWithout(proofs, loaded, pageModules(moduleGraph((path) => theme.read(path))));
  return { ...plan, changes: theme.changes(), notes: [...plan.notes, ...notes, ...own] };
}

/** Known lines in a file. */
interface FoundLines {
  readonly known: KnownLines;
  readonly module: Module;
  /** The module that they call. */
  readonly called: Module | undefined;
  /** Empty if not all of the lines are in the file. */
  readonly spans: readonly Span[];
  /** The lines that mention the name, if the known ones are not there. */
  readonly mentions: readonly number[];
}

/** Known lines, and the elements that they served and no widget serves. */
interface Edit extends FoundLines {
  readonly needed: readonly Need[];
}

/** Lines whose elements the changes take away have nothing left to do. */
const stays = ({ known, needed }: Edit): boolean =>
  known.runsBeside === true && needed.some(({ why }) => why === 'unclaimed');

function linesIn(graph: ModuleGraph, path: string, known: KnownLines): FoundLines {
  const module = graph.module(path);
  const called = known.module === undefined ? undefined : graph.module(`assets/js/theme/${known.module}.js`);
  const { lines = [], blocks = [], name } = known;
  const all = module.text.split('\n');
  const spans = [
    ...lines.flatMap((one) => linesLike(one, all).map((line): Span => [line, line])),
    ...blocks.flatMap((one) => linesLike(one, all).flatMap((line) => blockAt(line, all))),
  ];
  if (spans.length === lines.length + blocks.length) return { known, module, called, spans, mentions: [] };
  const mention = new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`);
  const mentions = linesLike(mention, all).filter((line) => !/^\s*(\/\/|\*)/.test(all[line - 1] ?? ''));
  return { known, module, called, spans: [], mentions };
}

/** Some lines of a module, and those of the methods that they call. */
const linesRunBy = (module: Module, spans: readonly Span[]): Span[] => [
  ...spans,
  ...methodSpans(module, methodsCalledIn(module, spans)),
];

/** The elements that some lines serve on the pages that load them. */
function neededOf({ called, module, spans }: FoundLines, loaded: PageModules, proofs: readonly PageProof[]): Need[] {
  const run = linesRunBy(module, spans);
  // What a package does for the module's import, it does for others, too.
  const ofPackages = called?.imports.flatMap(({ path, line }) => (path === undefined ? [line] : [])) ?? [];
  const served = ({ path, lines }: Need) =>
    called === undefined
      ? path === module.path && lines.some((line) => isWithin(run, line))
      : path === called.path && lines.some((line) => !ofPackages.includes(line));
  return needsIn(
    proofs,
    (need, pageType) => !isOwn(need) && served(need) && isLoaded(loaded, pageType, need, module.path),
  );
}

const isOwn = ({ why }: Need): boolean => why === 'own' || why === 'unreadable';

/** Whether the pages of a need load a module. */
const isLoaded = ({ always, byType, byTemplate }: PageModules, pageType: string, need: Need, path: string): boolean =>
  [always, byType.get(pageType), ...need.templates.map((one) => byTemplate.get(one))].some((paths) =>
    paths?.includes(path),
  );

function describe(edit: Edit, linesOf: typeof ownLines): string[] {
  const { known, module, spans, mentions, needed } = edit;
  const { needs, instead } = known;
  const all = module.text.split('\n');
  const placeOf = (line: number) => `${module.path}:${line}`;
  const what = [...new Set(needed.map((one) => one.what))].join(', ');
  const templates = listed([...new Set(needed.flatMap((one) => one.templates))]);
  if (spans.length === 0) {
    const also = needed.length === 0 ? '' : `. It still serves ${what} (${templates}): ${instead}`;
    return mentions.map(
      (line) =>
        `${placeOf(line)}: remove this line, because the widget ${needs} replaces it: ${all[line - 1]?.trim()}${also}`,
    );
  }
  const line = spans.at(-1)?.[0] ?? 1;
  const statement = `${placeOf(line)}: "${all[line - 1]?.trim()}"`;
  if (stays(edit)) {
    return [
      `${statement} stays, because it still serves ${what} (${templates}): ${instead}, then remove the line and its import`,
    ];
  }
  const lost = known.module === undefined ? ownLinesWithin(module, linesRunBy(module, spans), linesOf) : [];
  return [
    ...(needed.length === 0
      ? []
      : [
          `${statement} was removed, because the widget ${needs} does the same, but no widget serves ${what} (${templates}), which it served, too: ${instead}`,
        ]),
    ...(lost.length === 0
      ? []
      : [
          `${module.path}:${lost.join(', ')}: lines of your own, which the widget ${needs} replaces with the statement around them: they do not run any more`,
        ]),
  ];
}

const MOST_NAMES = 4;

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} more`
    : names.join(', ');

/** Sentences about the author's own lines in modules that some pages load no more. */
function ownLinesWithout(proofs: readonly PageProof[], before: PageModules, after: PageModules): string[] {
  const types = new Map<string, Set<string>>();
  const lost = needsIn(proofs, (need, pageType) => {
    const isLost =
      isOwn(need) && isLoaded(before, pageType, need, need.path) && !isLoaded(after, pageType, need, need.path);
    if (isLost) types.set(need.path, (types.get(need.path) ?? new Set()).add(pageType));
    return isLost;
  });
  return [...types].map(([path, on]) => {
    const lines = lost.filter((one) => one.path === path).flatMap((one) => one.lines);
    return `${path}:${[...new Set(lines)].sort((a, b) => a - b).join(', ')}: lines of your own, which only a removed line started on ${listed([...on])}: they do not run there any more: start them from a module of your own`;
  });
}

/** Removes lines from a file. */
function takeOut(theme: ThemeText, path: string, spans: readonly Span[]): number {
  if (spans.length === 0) return 0;
  const all = (theme.read(path) ?? '').split('\n');
  const kept = all.filter((_, index) => !isWithin(spans, index + 1));
  theme.write(path, kept.join('\n'));
  return all.length - kept.length;
}

/** The numbers of the lines that match a pattern. */
const linesLike = (pattern: RegExp, all: readonly string[]): number[] =>
  all.flatMap((line, index) => (pattern.test(line.replace(/\r$/, '')) ? [index + 1] : []));

/** The lines of a statement, with the empty line behind it if there is one before it, too. */
function blockAt(first: number, all: readonly string[]): Span[] {
  const textAt = (line: number) => all[line - 1];
  const [indent = ''] = /^\s*/.exec(textAt(first) ?? '') ?? [];
  const end = all.findIndex(
    (line, index) => index >= first && line.startsWith(indent) && /^[}\])]/.test(line.slice(indent.length)),
  );
  if (end < 0) return [];
  const last = end + 1;
  const isEmpty = (line: number) => textAt(line)?.trim() === '';
  return [[first, isEmpty(first - 1) && isEmpty(last + 1) ? last + 1 : last]];
}
