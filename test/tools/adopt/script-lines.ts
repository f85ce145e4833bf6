import { escapeRegExp } from '../../theme/escape-reg-exp';
import { themeFiles } from '../../theme/read-theme';
import type { Place } from './mark-template';
import type { Group } from './rule';
import { formScriptLines } from './rules/forms/form-script-lines';
import type { ThemeText } from './theme-text';

/** Lines of the reference theme's own script that a widget replaces completely. */
export interface KnownLines {
  readonly file: RegExp;
  readonly groups: readonly Group[];
  /** The rule that must have placed something; without it the lines are still needed. */
  readonly needs: string;
  readonly lines?: readonly RegExp[];
  /** First lines of statements: each ends with the next line of the same indentation that begins with a bracket. */
  readonly blocks?: readonly RegExp[];
  /** The name that the lines import and call. */
  readonly name: string;
}

/** The import and the call of a module of `global.js`, which every page loads. */
const ofEveryPage = (needs: string, name: string, module: string): KnownLines => ({
  file: /(^|\/)theme\/global\.js$/,
  groups: ['layout'],
  needs,
  name,
  lines: [
    new RegExp(`^import ${name} from '\\./global/${module}';$`),
    new RegExp(`^\\s*${name}\\((?:this\\.context|\\w+(?:, \\w+)*)?\\);$`),
  ],
});

const known: readonly KnownLines[] = [
  { ...ofEveryPage('quick-view', 'quickView', 'quick-view'), groups: ['product'] },
  ofEveryPage('icons', 'svgInjector', 'svg-injector'),
  ofEveryPage('drawer', 'mobileMenuToggle', 'mobile-menu-toggle'),
  ofEveryPage('menu', 'menu', 'menu'),
  ofEveryPage('quick-search', 'quickSearch', 'quick-search'),
  ofEveryPage('currency', 'currencySelector', 'currency-selector'),
  ofEveryPage('language-selector', 'languageSelector', 'language-selector'),
  ofEveryPage('cart panel', 'cartPreview', 'cart-preview'),
  {
    file: /(^|\/)theme\/(category|brand|search|compare|account)\.js$/,
    groups: ['layout', 'category', 'brand', 'search', 'compare'],
    needs: 'compare-link',
    name: 'compareProducts',
    lines: [
      /^import compareProducts from '\.\/global\/compare-products';$/,
      /^\s*compareProducts\(this\.context(\.urls)?\);$/,
    ],
  },
  ...formScriptLines,
];

const scripts = /^assets\/js\/.*\.js$/;

/**
 * Removes the known lines from a theme's own script: all lines of a file, or none.
 *
 * @returns sentences about what the author has to do next, and about lines that differ from the known ones
 */
export function takeOutScriptLines(
  folder: string,
  theme: ThemeText,
  groups: readonly Group[],
  places: readonly Place[],
): string[] {
  const files = themeFiles(folder, 'assets/js').filter((path) => scripts.test(path));
  const found = known
    .filter((one) => one.groups.some((group) => groups.includes(group)))
    .filter(({ needs }) => places.some(({ rule, is }) => rule === needs && is !== 'left'))
    .flatMap(({ file, ...one }) => files.filter((path) => file.test(path)).map((path) => takeOut(theme, path, one)));
  return [...new Set(found.map(({ path }) => path))].flatMap((path) => {
    const here = found.filter((one) => one.path === path);
    const gone = here.reduce((sum, one) => sum + one.gone, 0);
    const told = gone === 0 ? [] : [`${path}: ${gone} lines of your script were removed: build your script again`];
    return [...told, ...here.flatMap(({ left }) => left)];
  });
}

/** The number of lines that were removed from a file, and sentences about those that differ from the known ones. */
interface TakenOut {
  readonly path: string;
  readonly gone: number;
  readonly left: readonly string[];
}

function takeOut(
  theme: ThemeText,
  path: string,
  { lines = [], blocks = [], name, needs }: Omit<KnownLines, 'file'>,
): TakenOut {
  const all = (theme.read(path) ?? '').split('\n');
  const spans = [
    ...lines.flatMap((one) => linesLike(one, all).map((at): Span => [at, at])),
    ...blocks.flatMap((one) => linesLike(one, all).flatMap((at) => blockAt(at, all))),
  ];
  if (spans.length !== lines.length + blocks.length) {
    const left = all.flatMap((line, index) =>
      new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`).test(line) && !/^\s*(\/\/|\*)/.test(line)
        ? [`${path}:${index + 1}: remove this line, because the widget ${needs} replaces it: ${line.trim()}`]
        : [],
    );
    return { path, gone: 0, left };
  }
  const kept = all.filter((_, at) => !spans.some(([from, to]) => at >= from && at <= to));
  theme.write(path, kept.join('\n'));
  return { path, gone: all.length - kept.length, left: [] };
}

/** The first and the last of some lines. */
type Span = readonly [from: number, to: number];

const linesLike = (pattern: RegExp, all: readonly string[]): number[] =>
  all.flatMap((line, at) => (pattern.test(line.replace(/\r$/, '')) ? [at] : []));

/** The lines of a statement, with the empty line behind it if there is one before it, too. */
function blockAt(from: number, all: readonly string[]): Span[] {
  const [indent = ''] = /^\s*/.exec(all[from] ?? '') ?? [];
  const end = all.findIndex(
    (line, at) => at > from && line.startsWith(indent) && /^[}\])]/.test(line.slice(indent.length)),
  );
  if (end < 0) return [];
  const isEmpty = (at: number) => all[at]?.trim() === '';
  return [[from, isEmpty(from - 1) && isEmpty(end + 1) ? end + 1 : end]];
}
