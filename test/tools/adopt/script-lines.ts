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
}

const known: readonly KnownLines[] = [
  {
    file: /(^|\/)theme\/global\.js$/,
    groups: ['category', 'brand', 'search'],
    needs: 'quick-view',
    lines: [/^import quickView from '\.\/global\/quick-view';$/, /^\s*quickView\(this\.context\);$/],
  },
  {
    file: /(^|\/)theme\/(category|brand|search)\.js$/,
    groups: ['category', 'brand', 'search'],
    needs: 'compare-link',
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
    .filter(({ needs }) => places.some(({ rule, is }) => rule === needs && is !== 'left'))
    .flatMap(({ file, lines }) =>
      files.filter((path) => file.test(path)).flatMap((path) => takeOut(theme, path, lines)),
    );
}

function takeOut(theme: ThemeText, path: string, lines: readonly RegExp[]): string[] {
  const text = theme.read(path) ?? '';
  const kept = text.split('\n').filter((line) => !lines.some((one) => one.test(line.replace(/\r$/, ''))));
  const gone = text.split('\n').length - kept.length;
  if (gone === 0) return [];
  if (gone !== lines.length) {
    return [
      `${path} is not as it is known: take out what the widgets do now (${lines.map((one) => one.source).join(', ')})`,
    ];
  }
  theme.write(path, kept.join('\n'));
  return [`${path}: ${gone} lines of your script have gone; build it anew`];
}
