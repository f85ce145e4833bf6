/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';
import { colorPairs } from '../../theme/settings/color-pairs';
import { contrastOf } from '../../theme/settings/contrast';
import { lookProperties } from '../../theme/settings/look-properties';
import { colorOf, darkStylesOf, stylesOf } from '../../theme/settings/style-colors';

const { settings } = JSON.parse(readFileSync('theme-templates/config.json', 'utf8')) as {
  settings: Readonly<Record<string, unknown>>;
};

describe('the badge of a card', () => {
  const sold = { stock_level: 0, show_cart_action: false };
  const reduced = { price: { sale_price_without_tax: { value: 9 } } };
  const badge = async (badged: object, more: object) => {
    const example = `{{assignVar 'reduced' 'yes'}}{{> components/products/card-badge badge_product=badged badge_theme=chosen}}`;
    return (await renderExample(example, { badged, chosen: { ...settings, ...more } })).trim();
  };

  it('says in the corner that a product is reduced, unless the theme has others', async () => {
    expect(await badge(reduced, {})).toBe('<span class="badge badge--sale card-badge card-badge--topleft">Sale</span>');
    expect(await badge(reduced, { product_sale_badges: 'sash' })).toContain('card-badge--sash');
    expect(await badge(reduced, { product_sale_badges: 'none' })).toBe('');
  });

  it('says that a product is sold out only if the merchant wants it, and then not that it is reduced', async () => {
    expect(await badge(sold, {})).toBe('');
    const shown = await badge({ ...sold, ...reduced }, { product_sold_out_badges: 'burst' });
    expect(shown).toBe(
      '<span class="badge badge--soldOut card-badge card-badge--burst" aria-hidden="true">Sold out</span>',
    );
    expect(await badge({ ...sold, show_cart_action: true }, { product_sold_out_badges: 'burst' })).toBe('');
  });
});

describe('the selector of storefronts', () => {
  const channels = [
    { name: 'Light', is_active: false, switch_url: 'https://light.example.com/' },
    { name: 'Bold', is_active: true, switch_url: 'https://bold.example.com/' },
  ];
  const selector = (list: readonly object[]) =>
    renderExample('{{> components/common/channel-selector channel_list=list}}', { list });

  it('renders a link to each storefront, and marks that of the page', async () => {
    const html = await selector(channels);
    expect([...html.matchAll(/href="([^"]+)"( aria-current="true")?>(\w+)</g)].map(([, ...found]) => found)).toEqual([
      ['https://light.example.com/', undefined, 'Light'],
      ['https://bold.example.com/', ' aria-current="true"', 'Bold'],
    ]);
    expect(html).toContain('<span class="navUser-channel">Bold</span>');
  });

  it('is not on the page of a shop with one storefront', async () => {
    expect((await selector(channels.slice(0, 1))).trim()).toBe('');
    expect((await selector([])).trim()).toBe('');
  });
});

describe('the dark scheme', () => {
  const sheet = (name: string) => readFileSync(`theme-templates/assets/styles/${name}`, 'utf8');
  const dark = sheet('dark.css');
  const light = (scheme: string) => stylesOf(sheet('shop/tokens.css'), scheme);

  it('has a dark half for each colour of the style', () => {
    const colors = [...light('pine').keys()].filter((name) => name.startsWith('--color-'));
    const halves = [...dark.matchAll(/(--color-[\w-]+): (?:light-dark|color-mix)\(/g)].map(([, name]) => name);
    expect(halves.sort()).toEqual(colors.sort());
  });

  it('has anew on the body what the style makes of its colours', () => {
    const mixed = [...light('pine')].filter(
      ([name, value]) => !name.startsWith('--color-') && value.includes('--color-'),
    );
    expect(mixed.length).toBeGreaterThan(2);
    for (const [name, value] of mixed) expect(dark).toContain(`${name}: ${value};`);
  });

  it.each(['pine', 'ink', 'clay'])('has enough contrast in %s', (scheme) => {
    const styles = darkStylesOf(dark, scheme, light(scheme));
    const find = (key: string) => colorOf(styles.get(lookProperties[key] ?? key), styles);
    const pairs = colorPairs.flatMap(([front, back, kind]) => {
      const [one, other] = [find(front), find(back)];
      return one && other ? [{ front, back, kind, ratio: contrastOf(one, other) }] : [];
    });
    expect(pairs.length).toBeGreaterThanOrEqual(25);
    expect(pairs.filter(({ kind, ratio }) => ratio < (kind === 'text' ? 4.5 : 3))).toEqual([]);
  });
});
