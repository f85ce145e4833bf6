import { posix } from 'node:path';
import type { StoredChange } from '../file-change';
import { claims } from './claims';
import { hostOf } from './fragment-hosts';
import type { KnownModules } from './known-modules';
import { claimingWidgets, matchPage, type Claims, type MatchedPage } from './matched-page';
import { moduleGraph, type ModuleGraph } from './module-graph';
import { moduleName } from './module-hooks';
import { checkedHooks, type CheckedHook } from './module-needs';
import { joinNeeds, type Need, needFor } from './need';
import { entryModule, pageModules } from './page-modules';
import { renderPages, type RenderedPage } from './render-pages';
import { scriptSource } from './script-source';
import { webpackConfiguration, webpackEntries } from './webpack-entries';

/** What a kind of page needs of the theme's own script. */
export interface PageProof {
  /** The platform's `page_type`. */
  readonly pageType: string;
  /** Whether the page works without the script. */
  readonly free: boolean;
  readonly needs: readonly Need[];
  /** The number of rendered pages and fragments. A page type without any is never free. */
  readonly pages: number;
}

/** What stands in for the pages, the claims and the releases in tests. */
export interface ProofOptions {
  readonly visit?: (address: string) => Promise<void>;
  readonly claims?: Claims;
  readonly known?: KnownModules;
}

type ProvedPage = RenderedPage & MatchedPage;

/** The hooks of a package that several modules import, once. */
const oncePerPackage = (hooks: readonly CheckedHook[]): CheckedHook[] => {
  const seen = new Set<string>();
  return hooks.filter(({ module, path, selector, name }) => {
    const key = [module, selector, name].join('\n');
    const isKnown = module !== moduleName(path) && seen.has(key);
    seen.add(key);
    return !isKnown;
  });
};

/** AMP pages have scripts of their own, and the platform renders the checkout. */
const withoutScript = /^pages\/(amp\/|checkout$)/;

/**
 * Proves for each kind of page whether it needs the theme's own script: each selector of the modules that the page loads is
 * held against every rendered page of this kind. Page types that no page shows are not free.
 *
 * @returns nothing for a theme without `assets/js/app.js`
 * @param changes changes that are not yet in the folder
 */
export async function provePages(
  { folder, changes = [] }: { readonly folder: string; readonly changes?: readonly StoredChange[] },
  options: ProofOptions = {},
): Promise<PageProof[]> {
  const read = scriptSource(folder, changes);
  if (read(entryModule) === null) return [];
  return proveRendered(moduleGraph(read), await renderPages(folder, changes, options.visit), options);
}

/** The proof for pages that are rendered already. */
export function proveRendered(
  graph: ModuleGraph,
  rendered: readonly RenderedPage[],
  { claims: given = claims, known }: ProofOptions = {},
): PageProof[] {
  const modules = pageModules(graph);
  const pages = matchPages(
    rendered.filter(({ template }) => !withoutScript.test(template)),
    given,
  );
  const hooksOf = remember((path) => checkedHooks(graph, path, known));
  const always = [...modules.always, ...entriesOf(graph)];
  const unreadable = modules.unknown.map(({ line, text }) => unreadableTable(line, text));
  const types = new Set([...pages.map(({ pageType }) => pageType), ...modules.byType.keys()]);
  return [...types].sort().map((pageType) => {
    const own = pages.filter((page) => page.pageType === pageType);
    const shown = [...own, ...fragmentsFor(own, pages)];
    const custom = own.flatMap(({ template }) => modules.byTemplate.get(template) ?? []);
    const paths = new Set([...always, ...(modules.byType.get(pageType) ?? []), ...custom]);
    const hooks = oncePerPackage([...paths].flatMap(hooksOf));
    const needs = joinNeeds([...unreadable, ...hooks.flatMap((hook) => needsOf(hook, shown, given))]);
    return { pageType, pages: own.length, free: needs.length === 0 && own.length > 0, needs };
  });
}

/** The pages, and the fragments among the widgets of all pages. */
function matchPages(rendered: readonly RenderedPage[], given: Claims): ProvedPage[] {
  const isFragment = ({ template }: RenderedPage) => hostOf(template) !== undefined;
  const match =
    (present?: ReadonlySet<string>) =>
    (page: RenderedPage): ProvedPage => ({
      ...page,
      ...matchPage(page, given, present),
    });
  const whole = rendered.filter((page) => !isFragment(page)).map(match());
  const present = new Set(whole.flatMap(({ widgets }) => [...widgets]));
  return [...whole, ...rendered.filter(isFragment).map(match(present))];
}

/** Fragments of any page that the script or a widget can put into some pages. */
const fragmentsFor = (own: readonly ProvedPage[], pages: readonly ProvedPage[]): ProvedPage[] =>
  pages.filter(({ template, pageType }) => {
    if (own.some((page) => page.pageType === pageType)) return false;
    if (/^components\/(search\/quick-results|common\/cart-preview|cart\/preview)$/.test(template)) return true;
    return template === 'components/products/quick-view' && own.some((page) => (page.count('.quickview') ?? 0) > 0);
  });

/** The modules of the theme's other script tags. */
const entriesOf = (graph: ModuleGraph): string[] => [
  webpackConfiguration,
  ...graph.reach(
    webpackEntries(graph).flatMap(({ specifier }) => (specifier.startsWith('.') ? [posix.normalize(specifier)] : [])),
  ),
];

const unreadableTable = (line: number, text: string): Need => ({
  path: entryModule,
  lines: [line],
  what: text,
  names: [],
  why: 'unreadable',
  widgets: [],
  usesJquery: false,
  templates: [],
});

/** What a hook needs on some pages. */
function needsOf(hook: CheckedHook, pages: readonly ProvedPage[], given: Claims): Need[] {
  const { selector, isNew, scope } = hook;
  if (isNew && scope === 'root') return [needFor(hook, 'own', [])];
  if (selector === undefined) return isNew ? [needFor(hook, 'unreadable', [])] : [];
  if (pages.length > 0 && pages.every((page) => page.count(selector) === undefined)) {
    return [needFor(hook, 'unreadable', [])];
  }
  const matching = pages.filter((page) => (isNew ? (page.count(selector) ?? 0) : page.unclaimed(hook)) > 0);
  if (matching.length === 0) return [];
  const templates = matching.map(({ template }) => template);
  return isNew
    ? [needFor(hook, 'own', templates)]
    : [needFor(hook, 'unclaimed', templates, claimingWidgets(given, hook))];
}

function remember<Value>(make: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    const value = known.get(path) ?? make(path);
    known.set(path, value);
    return value;
  };
}
