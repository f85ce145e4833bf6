import type { Plan } from './plan';
import { type Group, groups } from './rule';
import { standing } from './script/known-modules';
import { type Module, moduleGraph } from './script/module-graph';
import type { Need } from './script/need';
import { isWithin, methodSpans, ownLines, ownLinesWithin } from './script/own-lines';
import { entryModule as app, pageModules } from './script/page-modules';
import { needsIn, type PageProof } from './script/prove-pages';
import { type ThemeText, themeText } from './theme-text';

/** The page types whose module of the theme's script the widgets replace completely. */
interface PageScript {
  readonly pages: readonly string[];
  /** Groups that must all be adopted. */
  readonly groups: readonly Group[];
  /** The rule that must have placed something. */
  readonly needs: string;
  /** The method that can't run beside the widgets: its call goes from a module that stays. */
  readonly starts?: string;
}

const pageScripts: readonly PageScript[] = [
  {
    pages: ['category', 'brand', 'search'],
    groups: ['category', 'brand', 'search'],
    needs: 'filter',
    starts: 'initFacetedSearch',
  },
  { pages: ['product'], groups: ['product'], needs: 'product-reviews' },
  { pages: ['cart'], groups: ['cart'], needs: 'cart-page' },
];

/**
 * Lets the theme's script load no module for the pages that the widgets have taken over: if it is the reference theme's, with
 * all modules that it imports, and the pages need nothing of it. Otherwise only the line goes that can't run beside the
 * widgets.
 *
 * @param proofs what the pages need of the script as it was; it counts once all groups are adopted
 * @param isKnown whether a module is one of the reference theme
 * @returns the plan, with notes about what the author has to do next
 */
export function withQuietPages(plan: Plan, proofs: readonly PageProof[], isKnown: IsKnown = isOfReference): Plan {
  const theme = themeText(plan.folder);
  for (const { path, after } of plan.changes) theme.write(path, after);
  if (theme.read(app) === null) return plan;
  // As long as groups are missing, their elements need modules that the widgets of this page replace.
  const isWhole = groups.every((group) => plan.groups.includes(group));
  const needsOf = (page: string) => needsIn(isWhole ? proofs : [], (_, pageType) => pageType === page);
  const notes = pageScripts
    .filter((one) => one.groups.every((group) => plan.groups.includes(group)))
    .filter(({ needs }) => plan.places.some(({ rule, is }) => rule === needs && is !== 'left'))
    .flatMap(({ pages, starts }) => pages.flatMap((page) => quiet(theme, page, starts, needsOf(page), isKnown)));
  return { ...plan, changes: theme.changes(), notes: [...plan.notes, ...notes] };
}

type IsKnown = (module: Module) => boolean;

/** A theme may have changes that the reference theme got between two releases: then only its statements are known. */
const isOfReference: IsKnown = (module) => standing(module).is === 'known' || ownLines(module).length === 0;

function quiet(
  theme: ThemeText,
  page: string,
  starts: string | undefined,
  needs: readonly Need[],
  isKnown: IsKnown,
): string[] {
  const text = theme.read(app) ?? '';
  const entry = new RegExp(`^(\\s*${page}: )\\(\\) => import\\((['"])\\./theme/([\\w/-]+)\\2\\)`, 'm').exec(text);
  if (!entry || !/^const noop\b/m.test(text)) return [];
  const module = `assets/js/theme/${entry[3]}.js`;
  const graph = moduleGraph((path) => theme.read(path));
  const modules = graph.reach([module]);
  const own = modules.filter((path) => !isKnown(graph.module(path)));
  const always = new Set(pageModules(graph).always);
  const needed = needs.filter(({ path }) => modules.includes(path) && !always.has(path));
  if (own.length === 0 && needed.length === 0) {
    theme.write(app, text.replace(entry[0], `${entry[1]}noop`));
    return [`${app}: the script of the page "${page}" is not loaded any more: build your script again`];
  }
  const line = text.slice(0, entry.index).split('\n').length;
  const stays =
    own.length > 0
      ? `${own.join(', ')} differ from the reference theme's`
      : `it still serves ${needed.map(({ what }) => what).join(', ')}`;
  const notes = [
    `${app}:${line}: the widgets replace the script of the page "${page}", but ${stays}: when nothing of yours needs it, write "${page}: noop"`,
  ];
  const before = theme.read(module) ?? '';
  const call = new RegExp(`^\\s*this\\.${starts}\\(\\);\\r?\\n`, 'm');
  const [written] = (starts !== undefined && call.exec(before)) || [];
  if (starts === undefined || written === undefined) return notes;
  const method = methodSpans(graph.module(module), [starts]);
  const lost = [
    ...linesOf(module, ownLinesWithin(graph.module(module), method)),
    ...(modules.includes(filters) ? linesOf(filters, ownLines(graph.module(filters))) : []),
  ];
  // The author's own lines are told one by one.
  const served = needed.filter(
    ({ path, lines, why }) =>
      (why === 'unclaimed' || why === 'lost') &&
      (path === filters || (path === module && lines.some((one) => isWithin(method, one)))),
  );
  const kept = needed.some(({ path }) => path === collapsible)
    ? written.replace(`this.${starts}`, 'collapsibleFactory')
    : '';
  const after = before.replace(call, kept);
  theme.write(module, kept === '' || /\bimport collapsibleFactory\b/.test(before) ? after : importCollapsible + after);
  return [
    ...notes,
    ...(served.length === 0 ? [] : [servedBy(`${module}: ${starts}()`, served)]),
    kept === ''
      ? `${module}: 1 line of your script was removed: build your script again`
      : `${module}: ${starts}() was replaced by the part of it that other elements of yours need: build your script again`,
    ...lost.map(
      (place) =>
        `${place}: lines of your own that ${starts}() runs, which the widgets replace, so they do not run any more: move them into a listener for "widgets:listing-changed"`,
    ),
  ];
}

/** It loads and filters the lists. */
const filters = 'assets/js/theme/common/faceted-search.js';

const linesOf = (path: string, lines: readonly number[]): string[] =>
  lines.length === 0 ? [] : [`${path}:${lines.join(', ')}`];

function servedBy(call: string, needs: readonly Need[]): string {
  const names = (from: (need: Need) => readonly string[]) => [...new Set(needs.flatMap(from))].join(', ');
  return `${call}, which the widgets replace, also served ${names(({ what }) => [what])} (${names((one) => one.templates)}): mark it as the table "Marks for Cornerstone's markup" in WIDGETS.md says`;
}

/** It opens and closes elements all over the page. In the reference theme, the filters start it. */
const collapsible = 'assets/js/theme/common/collapsible.js';
const importCollapsible = "import collapsibleFactory from './common/collapsible';\n";
