import type { Place } from './mark-template';
import type { Group } from './rule';
import { standing } from './script/known-modules';
import { type Module, moduleGraph } from './script/module-graph';
import { ownLines } from './script/own-lines';
import { keyName, lineAt, walk } from './script/parse-script';
import type { ThemeText } from './theme-text';

/** The page types whose module of the theme's script the widgets replace completely. */
interface PageScript {
  readonly pages: readonly string[];
  /** Groups that must all be adopted. */
  readonly groups: readonly Group[];
  /** The rule that must have placed something. */
  readonly needs: string;
  /** The method that can't run beside the widgets: in a module with more in it than the reference theme's, its call goes. */
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

const app = 'assets/js/app.js';

/**
 * Lets the theme's script load no module for the pages that the widgets have taken over: if it is the reference theme's, with
 * all modules that it imports. Otherwise only the line goes that can't run beside the widgets.
 *
 * @param isKnown whether a module is one of the reference theme
 * @returns sentences about what the author has to do next
 */
export function quietPages(
  theme: ThemeText,
  groups: readonly Group[],
  places: readonly Place[],
  isKnown: IsKnown = isOfReference,
): string[] {
  if (theme.read(app) === null) return [];
  return pageScripts
    .filter((one) => one.groups.every((group) => groups.includes(group)))
    .filter(({ needs }) => places.some(({ rule, is }) => rule === needs && is !== 'left'))
    .flatMap(({ pages, starts }) => pages.flatMap((page) => quiet(theme, page, starts, isKnown)));
}

type IsKnown = (module: Module) => boolean;

/** A theme may have changes that the reference theme got between two releases: then only its statements are known. */
const isOfReference: IsKnown = (module) => standing(module).is === 'known' || ownLines(module).length === 0;

function quiet(theme: ThemeText, page: string, starts: string | undefined, isKnown: IsKnown): string[] {
  const text = theme.read(app) ?? '';
  const entry = new RegExp(`^(\\s*${page}: )\\(\\) => import\\((['"])\\./theme/([\\w/-]+)\\2\\)`, 'm').exec(text);
  if (!entry || !/^const noop\b/m.test(text)) return [];
  const module = `assets/js/theme/${entry[3]}.js`;
  const graph = moduleGraph((path) => theme.read(path));
  const own = graph.reach([module]).filter((path) => !isKnown(graph.module(path)));
  if (own.length === 0) {
    theme.write(app, text.replace(entry[0], `${entry[1]}noop`));
    return [`${app}: the script of the page "${page}" is not loaded any more: build your script again`];
  }
  const line = text.slice(0, entry.index).split('\n').length;
  const notes = [
    `${app}:${line}: the widgets replace the script of the page "${page}", but ${own.join(', ')} differ from the reference theme's: when nothing of yours is in them, write "${page}: noop"`,
  ];
  const before = theme.read(module) ?? '';
  const call = new RegExp(`^\\s*this\\.${starts}\\(\\);\\r?\\n`, 'm');
  if (starts === undefined || !call.test(before)) return notes;
  const lost = ownLinesOfMethod(graph.module(module), starts);
  theme.write(module, before.replace(call, ''));
  return [
    ...notes,
    `${module}: 1 line of your script was removed: build your script again`,
    ...(lost.length === 0
      ? []
      : [
          `${module}:${lost.join(', ')}: lines of your own in ${starts}(), which the widgets replace, so they do not run any more: move them into a listener for "widgets:listing-changed"`,
        ]),
  ];
}

/** The author's own lines in a method of a module's class. */
function ownLinesOfMethod(module: Module, name: string): number[] {
  const lines: number[] = [];
  if (module.script)
    walk(module.script.tree, (node) => {
      if (node.type !== 'MethodDefinition' || keyName(node.key) !== name) return;
      const [first, last] = [lineAt(module.text, node), lineAt(module.text, { start: node.end })];
      lines.push(...ownLines(module).filter((line) => line >= first && line <= last));
    });
  return lines;
}
