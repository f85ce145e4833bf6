import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Template, Theme } from '../read-theme';
import { settingsOf } from './check-documents';

/** The resources that the platform provides for front matter. `true`: the keys below are not checked. */
interface Known {
  readonly [key: string]: Known | true;
}

const some: Known = { limit: true };

/** https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/frontmatter-reference */
const resources: Known = {
  blog: { recent_posts: { limit: true, summary: true }, posts: { limit: true, pages: true, summary: true } },
  brand: { products: some },
  brands: some,
  carousel: true,
  cart: { suggestions: some },
  categories: true,
  category: { products: some, shop_by_price: true },
  customer: true,
  gql: true,
  product: {
    images: some,
    related_products: some,
    reviews: some,
    similar_by_views: some,
    videos: some,
  },
  product_results: some,
  products: { featured: some, new: some, top_sellers: some },
  search: { product_results: some },
  shop_by_brand: true,
};

/** Finds front matter that is not YAML, or that requests a resource that the platform does not have. */
export function checkFrontMatter({ templates, config }: Theme): Diagnostic[] {
  const settings = settingsOf(config);
  return [...templates.values()].flatMap((template) => check(template, settings));
}

function check({ path, text: written, frontMatter }: Template, settings: ReadonlyMap<string, unknown>): Diagnostic[] {
  if (frontMatter === undefined) {
    if (!/^---\r?\n/.test(written)) return [];
    const sentence = 'the front matter has no end: write a line of --- below it';
    return [{ rule: 'front-matter', path, line: 1, column: 1, sentence }];
  }
  // Replaces settings as the command line does, but with texts of the same length.
  const text = frontMatter.replace(/\{\{[^}]*\}\}/g, (found) => '1'.padEnd(found.length));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    // Plus one for the line of `---` above.
    return { path, line: line + 1, column: col };
  };
  const [error] = document.errors;
  if (error) {
    const sentence = `the front matter is no YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}`;
    return [{ rule: 'front-matter', ...at(error.pos[0]), sentence }];
  }
  const problems: Diagnostic[] = [];
  const report = (rule: string, offset: number, sentence: string) => problems.push({ rule, ...at(offset), sentence });
  const read = (node: unknown, asked: Known, trail: string) => {
    if (!isMap(node)) return;
    for (const { key, value } of node.items as Pair[]) {
      if (!isScalar(key)) continue;
      if (key.value === null) {
        report(
          'front-matter',
          node.range?.[0] ?? 0,
          `"${trail.slice(0, -1)}" has a line without a name before its colon`,
        );
        continue;
      }
      const name = String(key.value);
      const inside = asked[name];
      const offset = key.range?.[0] ?? 0;
      if (inside === undefined) {
        const near = closestName(name, Object.keys(asked));
        const typo = near ? `; did you mean "${near}"?` : '';
        report('front-matter-key', offset, `the platform has no "${trail}${name}" for a page${typo}`);
      } else if (name === 'limit' && isScalar(value) && typeof value.value === 'string') {
        report('front-matter', offset, `"${trail}limit" must be a number (got "${value.value}")`);
      } else if (inside !== true && isScalar(value) && typeof value.value === 'string') {
        report('front-matter', offset, `"${trail}${name}" must hold names, each with a colon (got "${value.value}")`);
      } else if (inside !== true) {
        read(value, inside, `${trail}${name}.`);
      }
    }
  };
  read(document.contents, resources, '');
  for (const [found, name = ''] of frontMatter.matchAll(/\{\{\s*theme_settings\.([\w-]+)\s*\}\}/g)) {
    if (settings.has(name) || settings.size === 0) continue;
    const near = closestName(name, settings.keys());
    const typo = near ? `; did you mean "${near}"?` : '';
    report(
      'unknown-setting',
      frontMatter.indexOf(found),
      `config.json does not set "${name}": it renders nothing${typo}`,
    );
  }
  return problems;
}
