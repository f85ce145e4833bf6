import { readIncludes } from '../pair';
import type { ElementRule } from '../rule';
import type { ThemeText } from '../theme-text';

/** A use of an icon in a template. */
interface Use {
  /** The icon's name, or the mustache that renders it. */
  readonly name: string;
  /** The theme setting that the use depends on. */
  readonly setting?: string;
  /** The list whose items print the name. */
  readonly list?: string;
  /** Whether each item of a list prints it. */
  readonly isItem: boolean;
}

/** The partial with the icons that more than one place uses. */
const partial = 'templates/components/widgets/icon-sprite.html';

/** Characters of a symbol that are worth a change of the template that uses it. */
const heavy = 250;

/** Our own partials have their own icons. */
const read = /^templates\/(?!components\/(amp|widgets)\/|(pages|layout)\/amp).*\.html$/;

/**
 * Rules that put a large icon with one use beside this use, so that other pages do not download it. In a list the first item has it.
 * Fragments that the shop renders for a widget, such as the totals of the cart, bring their icons along.
 */
export function placedIcons(theme: ThemeText): ElementRule[] {
  const uses = usesOf(theme);
  const known = theme.read(partial) ?? '';
  return [...symbolsOf(theme)].flatMap(([name, symbol]) => {
    const [use, ...others] = uses.filter((one) => one.name === name);
    const isAlone = use !== undefined && others.length === 0 && use.setting === undefined;
    if (!isAlone || symbol.length < heavy || /["(]#/.test(symbol) || known.includes(idOf(name))) return [];
    return {
      name: 'icon beside its use',
      selector: `use[href="#icon-${name}"]`,
      before: use.isItem ? `{{#if @first}}${symbol}{{/if}}` : symbol,
      replaces: ['global/svg-injector'],
    };
  });
}

/**
 * The partial with the symbols that a theme's templates use and do not have. An icon that depends on a theme setting is under the same
 * condition; icons whose names come from the shop's data are rendered for the names that the data has.
 */
export function iconSprite(theme: ThemeText): string {
  const sprite = spriteOf(theme);
  const symbols = symbolsOf(theme);
  const uses = usesOf(theme);
  const placed = placedIn(theme);
  const named = uses.filter(({ name }) => !name.startsWith('{{') && !placed.has(name));
  const rendered = [...symbols].flatMap(([name, symbol]) => {
    const own = named.filter((use) => use.name === name);
    const [setting] = own.map((use) => use.setting);
    if (own.length === 0) return [];
    return setting && own.every((use) => use.setting === setting)
      ? [`{{#if theme_settings.${setting}}}${symbol}{{/if}}`]
      : [symbol];
  });
  const rest = [...symbols].filter(([name]) => !(placed.has(name) || named.some((use) => use.name === name)));
  const lists = uses.filter(({ name }) => name.startsWith('{{'));
  const dynamic = new Set(lists.flatMap((use) => listed(use, rest)));
  const defined = sprite ? definitionsFor([...rendered, ...dynamic].join(''), theme.read(sprite) ?? '') : '';
  return [
    '{{!-- Renders the icons that the templates use. "npm run adopt" wrote it from the theme\'s sprite. --}}',
    '<svg class="icons-svg-sprite" aria-hidden="true">',
    ...(defined ? [`    ${defined}`] : []),
    ...[...rendered, ...dynamic].map((line) => `    ${line}`),
    '</svg>',
    '',
  ].join('\n');
}

const spriteOf = (theme: ThemeText): string | undefined =>
  theme.list('assets').find((path) => /sprite[^/]*\.svg$/.test(path));

const templatesOf = (theme: ThemeText): string[] =>
  theme.list('templates').flatMap((path) => (read.test(path) ? [theme.read(path) ?? ''] : []));

/** The names of the icons in templates. Those in a partial of no page, such as the sprite of an earlier build, do not count. */
function placedIn(theme: ThemeText): Set<string> {
  const paths = new Map(
    theme
      .list('templates')
      .filter((path) => read.test(path))
      .map((path) => [path.replace(/^templates\/|\.html$/g, ''), path]),
  );
  const textOf = (id: string) => theme.read(paths.get(id) ?? '') ?? '';
  const { pagesOf } = readIncludes([...paths.keys()], textOf);
  const isOnPage = (id: string) => pagesOf(id).some((page) => /^(pages|layout)\//.test(page));
  // The shop renders some templates by themselves: those have a symbol beside its use.
  return new Set(
    [...paths.keys()].flatMap((id) =>
      [...textOf(id).matchAll(symbolId)]
        .map(([, name = '']) => name)
        .filter((name) => textOf(id).includes(`#icon-${name}"`) || isOnPage(id)),
    ),
  );
}

const usesOf = (theme: ThemeText): Use[] => templatesOf(theme).flatMap(usesIn);

function symbolsOf(theme: ThemeText): Map<string, string> {
  const sprite = spriteOf(theme);
  return sprite ? symbolsIn(theme.read(sprite) ?? '') : iconsIn(theme);
}

const symbolId = /<symbol[^>]*\sid="icon-([\w-]+)"/g;
const idOf = (name: string): string => ` id="icon-${name}"`;

/** Symbols by name, each in one line. */
const symbolsIn = (sprite: string): Map<string, string> =>
  new Map(
    [...sprite.matchAll(/<symbol[^>]*\sid="icon-([\w-]+)".*?<\/symbol>/gs)].map(([symbol, name = '']) => [
      name,
      inOneLine(symbol),
    ]),
  );

/** The symbols that a theme's build makes of `assets/icons`. */
const iconsIn = (theme: ThemeText): Map<string, string> =>
  new Map(
    theme.list('assets/icons').flatMap((path) => {
      const name = /([\w-]+)\.svg$/.exec(path)?.[1];
      const [, attributes = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(theme.read(path) ?? '') ?? [];
      const box = /viewBox="[^"]*"/.exec(attributes)?.[0] ?? '';
      return name ? [[name, inOneLine(`<symbol ${box} id="icon-${name}">${content}</symbol>`)] as const] : [];
    }),
  );

const inOneLine = (markup: string): string => markup.replace(/\s+/g, ' ').replace(/> </g, '><').trim();

const tag = /\{\{~?(#|\/)(if|unless|each|with|and|or|all|any)\b\s*([^{}]*?)\s*~?\}\}|#icon-([\w-]+|\{\{[\w.]+\}\})/g;

function usesIn(template: string): Use[] {
  const blocks: { name: string; words: string }[] = [];
  const uses: Use[] = [];
  for (const [, sign, block = '', words = '', icon] of template.matchAll(tag)) {
    if (sign === '#') blocks.push({ name: block, words });
    else if (sign === '/') blocks.pop();
    else if (icon) uses.push({ name: icon, ...around(blocks) });
  }
  return uses;
}

function around(blocks: readonly { name: string; words: string }[]): Omit<Use, 'name'> {
  const inSettings = blocks.some(({ name, words }) => name === 'with' && words === 'theme_settings');
  const inner = blocks.at(-1);
  const setting = inner?.name === 'if' ? /^(theme_settings\.)?(\w+)$/.exec(inner.words) : null;
  const list = blocks.findLast(({ name }) => name === 'each')?.words;
  const isItem = inner?.name === 'each';
  return { isItem, ...(setting && (setting[1] || inSettings) && { setting: setting[2] }), ...(list && { list }) };
}

/** Icons whose names a list of the page's context prints; all of them for any other list. */
function listed({ name, list }: Use, symbols: readonly (readonly [string, string])[]): string[] {
  const isGlobal = list !== undefined && /^[a-z_]+(\.[a-z_]+)*$/.test(list);
  if (!isGlobal) return symbols.map(([, symbol]) => symbol);
  const value = name.slice(2, -2);
  const lines = symbols.map(([icon, symbol]) => `{{#if ${value} '===' '${icon}'}}${symbol}{{/if}}`);
  return [`{{#each ${list}}}`, ...lines.map((line) => `    ${line}`), '{{/each}}'];
}

/** The definitions that some symbols name. */
function definitionsFor(symbols: string, sprite: string): string {
  const definitions = /<defs>.*?<\/defs>/s.exec(sprite)?.[0] ?? '';
  const ids = [...definitions.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id);
  return ids.some((id) => symbols.includes(`#${id}`)) ? inOneLine(definitions) : '';
}
