/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { complexityOf } from '../../shop/graphql/complexity';
import { readFrontMatter } from '../../shop/render/front-matter';
import { renderExample } from '../../support/examples/render-example';
import { hostileText } from '../../support/states/hostile-texts';
import { useLocalShop } from '../shop/use-local-shop';

// Rendering whole pages takes seconds on a busy machine.
jest.setTimeout(60_000);

const read = (path: string) => readFileSync(`theme-templates/${path}`, 'utf8');
const pages = ['home', 'category', 'brand'] as const;
const most: Record<string, unknown> = { card_swatches: true };
for (const { settings } of JSON.parse(read('schema.json')) as {
  settings: { id?: string; options?: { value: unknown }[] }[];
}[]) {
  for (const { id, options = [] } of settings) {
    const numbers = options.map(({ value }) => value).filter((value) => typeof value === 'number');
    if (id && numbers.length > 0) most[id] = Math.max(...numbers);
  }
}
const queryOf = (page: string, settings = most) =>
  String(readFrontMatter(read(`templates/pages/${page}.html`), settings)['gql']);

const value = (label: string, more: object) => ({ node: { entityId: label.length, label, ...more } });
const nodeOf = (values: object[], more: object = {}) => ({
  productOptions: { edges: [{ node: { displayName: 'Colour', values: { pageInfo: {}, edges: values, ...more } } }] },
  variants: { edges: [] },
});
const render = (node: object, url = '/lamp/') =>
  renderExample('{{> components/widgets/swatches swatched_node=swatched swatched_name=named swatched_url=address}}', {
    swatched: node,
    named: `Lamp ${hostileText}`,
    address: url,
  });
const red = { hexColors: ['#ff0000'] };

describe('the query for the swatches of a page', () => {
  it.each(pages)('of %s is within the platform’s limit with the largest numbers that a merchant can choose', (page) => {
    expect(complexityOf(parse(queryOf(page)), {})).toBeLessThan(10_000);
  });

  it.each(pages)('of %s asks for nothing while the setting is off', (page) => {
    expect(queryOf(page, { ...most, card_swatches: false })).toContain('site @include(if: false)');
  });

  it.each(['category', 'brand'])('of %s is that of the other pages of the list, without a cursor', async (kind) => {
    const other = await renderExample(
      `{{> components/products/swatches-query queried_kind='${kind}' queried_per_page=24}}`,
    );
    const plain = (query: string) => query.replace(/\s+/g, ' ').trim();
    expect(plain(other).replace(' [after]', '')).toBe(plain(queryOf(kind)).replace(' @include(if: true)', ''));
    expect(other).not.toContain('"');
  });
});

describe('the swatches of a card', () => {
  it('are the first five values and a link to the others, with their number unless there are more than ten', async () => {
    const values = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg'].map((label) => value(label, red));
    const html = await render(nodeOf(values));
    expect(html.match(/data-part="swatch"/g)).toHaveLength(5);
    expect(html).toContain('>+2<');
    expect(await render(nodeOf(values, { pageInfo: { hasNextPage: true } }))).toContain('>+<');
    expect(await render(nodeOf(values.slice(0, 5)))).not.toContain('cardSwatches-more');
  });

  it('are colours or patterns, and nothing for another option', async () => {
    expect(await render(nodeOf([value('Oak', { imageUrl: 'https://cdn.test/oak.jpg' })]))).toContain(
      'src="https://cdn.test/oak.jpg"',
    );
    const three = await render(nodeOf([value('Flag', { hexColors: ['#111111', '#222222', '#333333'] })]));
    expect(three.match(/fill="(#\w+)"/g)).toEqual(['fill="#111111"', 'fill="#222222"', 'fill="#333333"']);
    expect((await render(nodeOf([value('Large', {})]))).trim()).toBe('');
    expect((await render({ productOptions: { edges: [] } })).trim()).toBe('');
  });

  it('lead to the product without a variant, and show texts of the shop as text', async () => {
    const html = await render(nodeOf([value(hostileText, red)]));
    expect(html).toContain('href="/lamp/"');
    expect(html).not.toContain(hostileText);
  });

  it('add the variant to a URL with a query', async () => {
    const node = { ...nodeOf([value('Red', red)]), variants: { edges: [variantOf('A&B', true, 3)] } };
    expect(await render(node, '/lamp/?a=1')).toContain('href="/lamp/?a&#x3D;1&amp;sku=A%26B"');
  });

  it('lead to the first variant in stock, else to the first one', async () => {
    const link = async (...variants: object[]) => {
      const html = await render({ ...nodeOf([value('Red', red)]), variants: { edges: variants } });
      return /sku=(\w+)"/.exec(html)?.[1];
    };
    expect(await link(variantOf('blue', true, 4), variantOf('gone', false, 3), variantOf('here', true, 3))).toBe(
      'here',
    );
    expect(await link(variantOf('gone', false, 3), variantOf('too', false, 3))).toBe('gone');
  });
});

const variantOf = (sku: string, isInStock: boolean, entityId: number) => ({
  node: {
    sku,
    defaultImage: null,
    inventory: { isInStock },
    options: { edges: [{ node: { values: { edges: [{ node: { entityId } }] } } }] },
  },
});

describe('a list in a shop', () => {
  const shop = useLocalShop();
  const swatchesAt = async (path: string) =>
    (await shop.shopper.get(path)).text.match(/<ul class="cardSwatches/g)?.length ?? 0;

  it('has swatches on the pages that have a query, with the setting on', async () => {
    const settings = shop.server.world.settings;
    expect([await swatchesAt('/'), await swatchesAt('/workshop/')]).toEqual([0, 0]);
    settings.themeSettings = { card_swatches: true };
    expect(await Promise.all(['/', '/workshop/', '/workshop/?sort=priceasc'].map(swatchesAt))).toEqual([4, 2, 2]);
    // The platform sends no products when the query fails.
    settings.themeSettings = { card_swatches: true, categorypage_products_per_page: 60 };
    expect(await swatchesAt('/workshop/')).toBe(0);
  });
});
