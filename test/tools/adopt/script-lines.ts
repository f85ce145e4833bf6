import { themeFiles } from '../../theme/read-theme';
import type { Place } from './mark-template';
import type { Group } from './rule';
import type { ThemeText } from './theme-text';

/** Lines of the reference theme's own script that a widget replaces completely. */
interface KnownLines {
  readonly file: RegExp;
  readonly groups: readonly Group[];
  /** The rule that must have placed something; without it the lines are still needed. */
  readonly needs: string;
  readonly lines: readonly RegExp[];
  /** The name that the lines import and call. */
  readonly name: string;
  /** Groups that must be adopted, too, because their pages use what the lines start. */
  readonly together?: readonly Group[];
}

/** The import and the call of a module of `global.js`, which every page loads. */
const ofEveryPage = (
  needs: string,
  name: string,
  module: string,
  more: Pick<KnownLines, 'together'> = {},
): KnownLines => ({
  file: /(^|\/)theme\/global\.js$/,
  groups: ['layout'],
  needs,
  name,
  ...more,
  lines: [new RegExp(`^import ${name} from '\\./global/${module}';$`), new RegExp(`^\\s*${name}\\([\\w., ]*\\);$`)],
});

const known: readonly KnownLines[] = [
  { ...ofEveryPage('quick-view', 'quickView', 'quick-view'), groups: ['layout', 'category', 'brand', 'search'] },
  ofEveryPage('icons', 'svgInjector', 'svg-injector'),
  ofEveryPage('drawer', 'mobileMenuToggle', 'mobile-menu-toggle'),
  ofEveryPage('drawer', 'menu', 'menu'),
  ofEveryPage('quick-search', 'quickSearch', 'quick-search'),
  ofEveryPage('currency', 'currencySelector', 'currency-selector'),
  ofEveryPage('language-selector', 'languageSelector', 'language-selector'),
  // Products that the theme's script adds to the cart change the badge.
  ofEveryPage('cart panel', 'cartPreview', 'cart-preview', {
    together: ['product', 'cart', 'category'],
  }),
  {
    file: /(^|\/)theme\/(category|brand|search)\.js$/,
    groups: ['category', 'brand', 'search'],
    needs: 'compare-link',
    name: 'compareProducts',
    lines: [/^import compareProducts from '\.\/global\/compare-products';$/, /^\s*compareProducts\(this\.context\);$/],
  },
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
  return known
    .filter((one) => one.groups.some((group) => groups.includes(group)))
    .filter(({ together = [] }) => together.every((group) => groups.includes(group)))
    .filter(({ needs }) => places.some(({ rule, is }) => rule === needs && is !== 'left'))
    .flatMap(({ file, ...one }) =>
      files.filter((path) => file.test(path)).flatMap((path) => takeOut(theme, path, one)),
    );
}

function takeOut(theme: ThemeText, path: string, { lines, name, needs }: Omit<KnownLines, 'file'>): string[] {
  const text = theme.read(path) ?? '';
  const kept = text.split('\n').filter((line) => !lines.some((one) => one.test(line.replace(/\r$/, ''))));
  const gone = text.split('\n').length - kept.length;
  if (gone !== lines.length) {
    return text
      .split('\n')
      .flatMap((line, index) =>
        new RegExp(`\\b${name}\\b`).test(line) && !/^\s*(\/\/|\*)/.test(line)
          ? [`${path}:${index + 1}: remove this line, because the widget ${needs} replaces it: ${line.trim()}`]
          : [],
      );
  }
  theme.write(path, kept.join('\n'));
  return [`${path}: ${gone} lines of your script were removed: build your script again`];
}
