import { remember } from '../remember';
import type { ProvedPage } from './matched-pages';
import type { ModuleGraph } from './module-graph';
import { moduleHooks } from './module-hooks';
import type { CheckedHook } from './module-needs';
import type { Need } from './need';
import { type Part, partsOf, uncalledLines } from './own-parts';
import { entryModule, type PageModules } from './page-modules';
import { lastName, lineAt, walk } from './parse-script';

/** A need that keeps a theme's whole script on a page type. */
export interface KeptNeed {
  readonly need: Need;
  /** What ties the lines to the rest of the script, with file and line. */
  readonly because: string;
}

/** What a page type needs of the second, smaller script. */
export interface OwnScript {
  /** The parts that the page type starts, in the script's order. */
  readonly parts: readonly Part[];
  /** Empty if the parts are all that the page type needs. */
  readonly kept: readonly KeptNeed[];
}

/** Packages that the widgets replace: no second script may load them. */
const replaced = /^(foundation-sites|slick-carousel)(\/|$)/;
/** Methods that these packages add to jQuery. */
const replacedMethods: ReadonlySet<string> = new Set(['foundation', 'slick']);
/** Events that may be over when the second script arrives. */
const early: ReadonlySet<string> = new Set(['DOMContentLoaded', 'load']);

interface Script {
  readonly graph: ModuleGraph;
  readonly modules: PageModules;
  readonly hooksOf: (path: string) => readonly CheckedHook[];
}

/**
 * Divides a theme's script into parts, and finds those that a page type can run without the rest.
 *
 * @returns the second script of a page type with these needs, whose pages are given
 */
export function ownScripts({ graph, modules, hooksOf }: Script) {
  const starters = graph
    .module(entryModule)
    .imports.flatMap(({ path, isDynamic }) =>
      path !== undefined && !isDynamic && partsOf(graph, path).some(({ text }) => text !== '') ? [path] : [],
    );
  const always = [
    ...partsOf(graph, entryModule).map((one) => ({
      ...one,
      names: one.names.filter(({ path }) => path === undefined || !starters.includes(path)),
    })),
    ...starters.flatMap((path) => partsOf(graph, path)),
  ];
  const everywhere = graph.reach([entryModule]);
  const reachOf = remember(({ names, effects }: Part) =>
    graph.reach([...names, ...effects].flatMap(({ path }) => path ?? [])),
  );
  const methodsOf = remember((path: string) => addedMethods(graph, path));
  const rootParts = remember((path: string) => partsOf(graph, path));
  const plugins = always.filter(
    (one) => one.effects.length > 0 && reachOf(one).every((path) => isQuiet(path)) && tieOfCode(one, []) === undefined,
  );

  const texts = everywhere.map((path) => graph.module(path).text);
  const uncalledIn = remember((path: string) => uncalledLines(graph.module(path), texts));
  const codeTieOf = remember((one: Part) => tieOfCode(one, plugins));

  return (pageType: string, needs: readonly Need[], pages: readonly ProvedPage[]): OwnScript => {
    const parts = [...always, ...(modules.rootsOf.get(pageType) ?? []).flatMap(rootParts)];
    const ties = new Map(parts.map((one) => [one, codeTieOf(one) ?? tieOfPages(one, pages)]));
    const started = new Set<Part>();
    const kept: KeptNeed[] = [];
    for (const need of needs) {
      const lines = need.lines.filter((line) => !isBetween(uncalledIn(need.path), line));
      const starting = parts.filter((one) => lines.some((line) => holds(one, need.path, line)));
      const isStarted = lines.every((line) => starting.some((one) => holds(one, need.path, line)));
      const tied = starting.map((one) => ties.get(one)).find((tie) => tie !== undefined);
      const because = need.why === 'lost' ? 'the changes take its elements away' : isStarted ? tied : notStarted(need);
      if (because !== undefined) kept.push({ need, because });
      else for (const one of starting) started.add(one);
    }
    const chosen = parts.filter((one) => started.has(one));
    const added = chosen.some(usesJquery) ? plugins.filter((one) => !started.has(one)) : [];
    return { parts: [...added, ...chosen], kept };
  };

  /** Whether a module touches no element by itself. */
  function isQuiet(path: string): boolean {
    const { failure } = graph.module(path);
    return failure === undefined && hooksOf(path).length === 0;
  }

  /** Whether a line runs when a part does: it is in a module that the part starts, or in its own lines. */
  function holds(one: Part, path: string, line: number): boolean {
    if (reachOf(one).includes(path)) return true;
    return one.path === path && (isIn(one, line) || [...one.names, ...one.effects].some((name) => name.line === line));
  }

  /** Why a part's code can't run in a script of its own. */
  function tieOfCode(one: Part, added: readonly Part[]): string | undefined {
    if (one.tied !== undefined) return `${placeOf(one)}: ${one.tied}`;
    const reach = reachOf(one);
    const outside = [...one.names, ...one.effects].find(({ specifier }) => replaced.test(specifier));
    if (outside) return `${one.path}:${outside.line}: imports ${outside.specifier}`;
    const within = new Set([...reach, ...added.flatMap(reachOf)]);
    const foreign = methodsOutside(within);
    for (const path of reach) {
      const { failure, imports, script, text } = graph.module(path);
      if (failure !== undefined) return `${path}: ${failure}`;
      const bad = imports.find(({ specifier }) => replaced.test(specifier));
      if (bad) return `${path}:${bad.line}: imports ${bad.specifier}`;
      const called = script && foreignCall(script.tree, foreign);
      if (called) return `${path}:${lineAt(text, called)}: calls .${lastName(called.callee)}() of another module`;
    }
    const waiting = hooksIn(one, reach).find(({ kind, scope, name }) => {
      return kind === 'event' && scope === 'root' && early.has(name.replace(/\..*/, ''));
    });
    return waiting && `${waiting.path}:${waiting.line}: waits for ${waiting.name}, which may be over`;
  }

  /** Why a part can't run on some pages: widgets do what its known lines do. */
  function tieOfPages(one: Part, pages: readonly ProvedPage[]): string | undefined {
    const hooks = [...reachOf(one).flatMap(hooksOf), ...hooksOf(one.path).filter(({ line }) => isIn(one, line))];
    for (const hook of hooks) {
      if (hook.isNew || hook.selector === undefined || isOfFoundation(hook)) continue;
      if (pages.some((page) => page.touched(hook) > page.unclaimed(hook)))
        return `${hook.path}:${hook.line}: a widget replaces ${hook.selector}`;
    }
    return undefined;
  }

  /** Whether only Foundation sends a hook's event: without it, the line never runs. */
  function isOfFoundation({ kind, path, line }: CheckedHook): boolean {
    return kind === 'event' && /\.fndtn\b/.test(graph.module(path).text.split('\n')[line - 1] ?? '');
  }

  function hooksIn(one: Part, reach: readonly string[]) {
    const inLines = moduleHooks(graph.module(one.path)).filter(({ line }) => isIn(one, line));
    return [...reach.flatMap((path) => moduleHooks(graph.module(path))), ...inLines];
  }

  /** The methods that modules outside of some others add to jQuery. */
  function methodsOutside(within: ReadonlySet<string>): ReadonlySet<string> {
    const added = everywhere.filter((path) => !within.has(path)).flatMap(methodsOf);
    return new Set([...replacedMethods, ...added]);
  }

  function usesJquery(one: Part): boolean {
    return (
      /\$|jQuery/.test(one.text) ||
      reachOf(one).some((path) => /\$\(|\bjQuery\b|'jquery'/.test(graph.module(path).text))
    );
  }
}

const isBetween = (spans: Part['spans'], line: number): boolean =>
  spans.some(([first, last]) => line >= first && line <= last);
const isIn = ({ spans }: Part, line: number): boolean => isBetween(spans, line);

const placeOf = ({ path, spans, names }: Part): string => `${path}:${spans.at(-1)?.[0] ?? names[0]?.line ?? 1}`;

const notStarted = ({ path }: Need): string => `no line of its own starts ${path}`;

/** A call of one of some methods. */
function foreignCall(tree: Parameters<typeof walk>[0], methods: ReadonlySet<string>) {
  let found: Extract<Parameters<typeof walk>[0], { type: 'CallExpression' }> | undefined;
  walk(tree, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && methods.has(lastName(node.callee)))
      found ??= node;
  });
  return found;
}

/** The methods that a module adds to jQuery: `$.fn.name = …`. */
function addedMethods(graph: ModuleGraph, path: string): string[] {
  const { script } = graph.module(path);
  const names: string[] = [];
  if (script)
    walk(script.tree, (node) => {
      if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
      if (node.left.object.type === 'MemberExpression' && lastName(node.left.object) === 'fn')
        names.push(lastName(node.left));
    });
  return names;
}
