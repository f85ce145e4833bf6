import { posix } from 'node:path';
import type { FileChange } from '../file-change';
import { type RenderedTwice, renderBoth } from '../prove/render-both';
import { visitAll } from '../prove/visits';
import { remember } from '../remember';
import { claims } from './claims';
import { lostBy, neededBy } from './hook-needs';
import type { KnownModules } from './known-modules';
import type { Claims } from './matched-page';
import { matchPages, type ProvedPage, pagesOf } from './matched-pages';
import { type ModuleGraph, moduleGraph } from './module-graph';
import { moduleName } from './module-hooks';
import { type CheckedHook, checkedHooks } from './module-needs';
import { joinNeeds, type Need } from './need';
import { type OwnScript, ownScripts } from './own-script';
import { entryModule, pageModules } from './page-modules';
import type { RenderedPage } from './rendered-page';
import { type ReadScript, scriptSource } from './script-source';
import { tagNeeds } from './tag-needs';
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
  /** What the page type needs of the second, smaller script. Absent for a free page type. */
  readonly own?: OwnScript;
}

/** Whether a page type needs no script of the theme, only the second one, or the whole one. */
export const scriptOf = ({ free, own, pages }: PageProof): 'free' | 'own' | 'whole' =>
  free ? 'free' : own && own.kept.length === 0 && pages > 0 ? 'own' : 'whole';

/** What stands in for the pages, the claims and the releases in tests. */
interface ProofOptions {
  readonly visit?: (url: string) => Promise<void>;
  readonly claims?: Claims;
  readonly known?: KnownModules;
}

interface RenderedOptions extends Pick<ProofOptions, 'claims' | 'known'> {
  /** The pages without the changes. */
  readonly before?: readonly RenderedPage[];
  /** Reads the files of the pages' script tags. Without it, only inline scripts are read. */
  readonly read?: ReadScript;
}

/** A theme, with changes that are not yet in the folder. */
interface ChangedTheme {
  readonly folder: string;
  readonly changes?: readonly FileChange[];
}

/**
 * Proves for each kind of page whether it needs the theme's own script: each selector of the modules that the page loads is
 * held against every rendered page of this kind, and with changes also against the page without them. Page types that no
 * page shows are not free.
 *
 * @returns nothing for a theme without `assets/js/app.js`
 */
export async function provePages(theme: ChangedTheme, options: ProofOptions = {}): Promise<PageProof[]> {
  const { folder, changes = [] } = theme;
  if (scriptSource(folder, changes)(entryModule) === null) return [];
  return proverOf(await renderBoth(folder, changes, options.visit ?? visitAll), options)(theme);
}

/** The proof for pages that are rendered already. Changes of scripts alone can be proved with the same pages. */
export function proverOf(
  rendered: readonly RenderedTwice[],
  { claims: given = claims, known }: ProofOptions = {},
): (theme: ChangedTheme) => PageProof[] {
  // A page that cannot be rendered is an error's message here: it would need nothing.
  const twice = rendered.filter((page) => page.before !== null && page.after.includes('<'));
  const after = matchPages(
    twice.map(({ after: html, ...page }) => ({ ...page, html })),
    given,
  );
  const before = remember((isChanged: boolean) =>
    isChanged
      ? matchPages(
          twice.map(({ before: html, ...page }) => ({ ...page, html: html ?? '' })),
          given,
        )
      : [],
  );
  return ({ folder, changes = [] }) => {
    const read = scriptSource(folder, changes);
    if (read(entryModule) === null) return [];
    return proveMatched(moduleGraph(read), after, before(changes.length > 0), { claims: given, known, read });
  };
}

/** The proof for pages in tests. */
export const proveRendered = (
  graph: ModuleGraph,
  rendered: readonly RenderedPage[],
  { claims: given = claims, known, before = [], read = () => null }: RenderedOptions = {},
): PageProof[] =>
  proveMatched(graph, matchPages(rendered, given), matchPages(before, given), { claims: given, known, read });

interface MatchedOptions {
  readonly claims: Claims;
  readonly known: KnownModules | undefined;
  readonly read: ReadScript;
}

/** @param pagesBefore the pages without the changes; empty without changes */
function proveMatched(
  graph: ModuleGraph,
  pages: readonly ProvedPage[],
  pagesBefore: readonly ProvedPage[],
  { claims: given, known, read }: MatchedOptions,
): PageProof[] {
  const modules = pageModules(graph);
  const hooksOf = remember((path: string) => checkedHooks(graph, path, known));
  const ownFor = ownScripts({ graph, modules, hooksOf });
  const always = [...modules.always, ...entriesOf(graph)];
  const unreadable = modules.unknown.map(({ line, text }) => unreadableTable(line, text));
  const types = new Set([...pages.map(({ pageType }) => pageType), ...modules.byType.keys()]);
  return [...types].sort().map((pageType) => {
    const own = pages.filter((page) => page.pageType === pageType);
    const shown = pagesOf(pageType, pages);
    const shownBefore = pagesOf(pageType, pagesBefore);
    const custom = own.flatMap(({ template }) => modules.byTemplate.get(template) ?? []);
    const paths = new Set([...always, ...(modules.byType.get(pageType) ?? []), ...custom]);
    const hooks = oncePerPackage([...paths].flatMap(hooksOf));
    const needed = hooks.flatMap((hook) => neededBy(hook, shown, given));
    const lost = hooks.flatMap((hook) => lostBy(hook, shownBefore, shown, given));
    const needs = joinNeeds([...unreadable, ...needed, ...lost]);
    const ofTags = tagNeeds(
      pagesBefore.length > 0 ? pagesBefore.filter((page) => page.pageType === pageType) : own,
      shown,
      read,
    );
    // No second script serves them.
    if (ofTags.length > 0) return { pageType, pages: own.length, free: false, needs: [...needs, ...ofTags] };
    if (needs.length === 0) return { pageType, pages: own.length, free: own.length > 0, needs };
    return { pageType, pages: own.length, free: false, needs, own: ownFor(pageType, needs, shown) };
  });
}

/** What the pages need of some lines, by the type of the pages. */
export const needsIn = (proofs: readonly PageProof[], includes: (need: Need, pageType: string) => boolean): Need[] =>
  joinNeeds(proofs.flatMap(({ pageType, needs }) => needs.filter((need) => includes(need, pageType))));

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
