import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a theme that put a page into its layout. */
interface ThemeFrame {
  readonly layout: string;
  /** The block of the layout that a page fills. */
  readonly block: string;
  /** The style sheets that single pages add, by the layout's block for them. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** The id of the element around an example. */
export const exampleId = 'gallery-example';

/** A page of the theme that shows an example, in Handlebars. It includes the style sheets of all pages. */
export function exampleTemplate(theme: string, example: string): string {
  const { layout, block, sheets } = readFrame(theme);
  const blocks = [...sheets].map(([name, links]) => `{{#partial "${name}"}}${links.join('\n')}{{/partial}}`);
  return `${blocks.join('\n')}
{{#partial "${block}"}}<div id="${exampleId}" data-product-scope="{{product.id}}">
${example}
</div>{{/partial}}
{{> ${layout}}}`;
}

const pageBlock = /\{\{#partial\s+["'](\w+)["']\s*\}\}([\s\S]*?)\{\{\/partial\}\}/g;
const sheetLink = /\{\{\{\s*stylesheet\s[^}]*\}\}\}/g;

function readFrame(theme: string): ThemeFrame {
  const folder = join(theme, 'templates', 'pages');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const sheets = new Map<string, string[]>();
  for (const name of names) {
    for (const [, block = '', text = ''] of readFileSync(join(folder, name), 'utf8').matchAll(pageBlock)) {
      const links = text.match(sheetLink) ?? [];
      if (links.length > 0) sheets.set(block, [...new Set([...(sheets.get(block) ?? []), ...links])]);
    }
  }
  const product = names.includes('product.html') ? readFileSync(join(folder, 'product.html'), 'utf8') : '';
  const [, layout = 'layout/base'] = /\{\{>\s*(layout\/[\w-]+)/.exec(product) ?? [];
  const blocks = [...product.matchAll(pageBlock)].map(([, block = '']) => block);
  const block = blocks.find((name) => !sheets.has(name) && name !== 'head') ?? 'page';
  sheets.delete(block);
  return { layout, block, sheets };
}
