import type { ThemeText } from '../theme-text';

/** A use of an icon in a template. */
interface Use {
  /** The icon's name, or the mustache that renders it. */
  readonly name: string;
  /** The theme setting that the use depends on. */
  readonly setting?: string;
  /** The list whose items print the name. */
  readonly list?: string;
}

/** Our own partials have their own icons. */
const read = /^templates\/(?!components\/(amp|widgets)\/|(pages|layout)\/amp).*\.html$/;

/**
 * The partial with the symbols that a theme's templates use. An icon that depends on a theme setting is under the same
 * condition; icons whose names come from the shop's data are rendered for the names that the data has.
 */
export function iconSprite(theme: ThemeText): string {
  const sprite = theme.list('assets').find((path) => /sprite[^/]*\.svg$/.test(path));
  const symbols = sprite ? symbolsIn(theme.read(sprite) ?? '') : iconsIn(theme);
  const uses = theme.list('templates').flatMap((path) => (read.test(path) ? usesIn(theme.read(path) ?? '') : []));
  const named = uses.filter(({ name }) => !name.startsWith('{{'));
  const rendered = [...symbols].flatMap(([name, symbol]) => {
    const own = named.filter((use) => use.name === name);
    const [setting] = own.map((use) => use.setting);
    if (own.length === 0) return [];
    return setting && own.every((use) => use.setting === setting)
      ? [`{{#if theme_settings.${setting}}}${symbol}{{/if}}`]
      : [symbol];
  });
  const rest = [...symbols].filter(([name]) => !named.some((use) => use.name === name));
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

function around(blocks: readonly { name: string; words: string }[]): Pick<Use, 'setting' | 'list'> {
  const inSettings = blocks.some(({ name, words }) => name === 'with' && words === 'theme_settings');
  const inner = blocks.at(-1);
  const setting = inner?.name === 'if' ? /^(theme_settings\.)?(\w+)$/.exec(inner.words) : null;
  const list = blocks.findLast(({ name }) => name === 'each')?.words;
  return { ...(setting && (setting[1] || inSettings) && { setting: setting[2] }), ...(list && { list }) };
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
