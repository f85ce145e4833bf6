/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { complexityOf } from '../../shop/graphql/complexity';
import { readFrontMatter } from '../../shop/render/front-matter';
import { renderExample } from '../../support/examples/render-example';
import type { RemoteData } from '../../support/shopper/cart-filler';
import { hostileText } from '../../support/states/hostile-texts';
import { useLocalShop } from '../shop/use-local-shop';

// Rendering all products takes seconds on a busy machine.
jest.setTimeout(60_000);

/** The query of the authors' guide. */
const query = /```yaml\n(gql: [^`]*)```/.exec(readFileSync('theme-templates/README.md', 'utf8'))?.[1] ?? '';

/** A shop with our theme, and with a query in the front matter of its product page. */
function useQuery(gql: string) {
  const theme = mkdtempSync(join(tmpdir(), 'variants-theme-'));
  cpSync('theme-templates', theme, { recursive: true });
  const page = join(theme, 'templates/pages/product.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('---\n', `---\n${gql}`));
  afterAll(() => rmSync(theme, { recursive: true }));
  return useLocalShop({ theme });
}

const unchanged = useLocalShop();
const open = useQuery(query);
/** The number of variants is a theme setting of ours, 8. */
const capped = useQuery(query.replace('first: 100', 'first: {{theme_settings.homepage_featured_products_count}}'));
const failing = useQuery(query.replace('first: 100', 'first: 251'));
const apron = '/workshop-apron/';
const lamp = '/harbour-desk-lamp/';
const paint = '/linseed-paint/';

interface Variant {
  readonly [field: string]: unknown;
  readonly sku: string;
  readonly offers: { readonly price: string; readonly priceCurrency: string; readonly availability: string };
}
interface Product {
  readonly [field: string]: unknown;
  readonly '@type': string;
  readonly variesBy?: readonly string[];
  readonly hasVariant?: readonly Variant[];
}

const productIn = (html: string): Product => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const things = scripts.map(([, json = '']) => JSON.parse(json) as Product);
  return things.find((thing) => /^Product/.test(thing['@type']))!;
};
async function readProduct(path: string, shop = open): Promise<Product> {
  const { text, status } = await shop.shopper.get(path);
  if (status !== 200) throw new Error(`${path} was answered ${status}`);
  return productIn(text);
}

/** The prices of all variants by SKU: those in the JSON-LD, and those that the shop answers for their values. */
async function comparePrices(tax: 'with' | 'without'): Promise<{ listed: string[]; answered: string[] }> {
  open.server.world.settings.taxDisplay = tax;
  const listed: string[] = [];
  const answered: string[] = [];
  for (const { id, slug, variants } of makeCatalogue().products) {
    const { hasVariant = [] } = await readProduct(`/${slug}/`);
    listed.push(...hasVariant.map(({ sku, offers }) => `${sku} ${Number(offers.price)} ${offers.priceCurrency}`));
    for (const { sku, values } of hasVariant.length ? variants : []) {
      const body = [...values].map(([option, value]) => `attribute[${option}]=${value}`).join('&');
      const respond = await open.shopper.post(`/remote/v1/product-attributes/${id}`, body);
      const price = respond.json<RemoteData>().data['price'] as Record<string, { value: number; currency: string }>;
      const { value, currency } = price[`${tax}_tax`]!;
      answered.push(`${sku} ${value} ${currency}`);
    }
  }
  return { listed, answered };
}

describe('the variants of a product, for search engines', () => {
  it.each(['with', 'without'] as const)(
    'have the prices %s tax that the shop answers for their values',
    async (tax) => {
      const { listed, answered } = await comparePrices(tax);
      expect(listed.length).toBeGreaterThan(30);
      expect(listed).toEqual(answered);
    },
  );

  it('have prices in the currency of the page', async () => {
    await open.shopper.get('/?setCurrencyId=2');
    const { hasVariant } = await readProduct(lamp);
    expect(new Set(hasVariant?.map(({ offers }) => offers.priceCurrency))).toEqual(new Set(['EUR']));
  });

  it('have a name, a SKU, a GTIN, a picture and the values of their options', async () => {
    const { hasVariant, variesBy } = await readProduct(lamp);
    expect(variesBy).toEqual(['https://schema.org/color', 'Base']);
    expect(hasVariant?.[1]).toMatchObject({
      name: 'Harbour Desk Lamp Signal red Round',
      sku: 'NL-LAMP-SIGN-ROUN',
      gtin: '00012345600101',
      image: expect.stringContaining('/variant-'),
      color: 'Signal red',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Base', value: 'Round' }],
    });
  });

  it('have no list of other options, if schema.org has a property for each', async () => {
    const variants = (await readProduct('/lambswool-blanket/')).hasVariant ?? [];
    expect(variants.length).toBeGreaterThan(0);
    expect(variants.filter((variant) => 'additionalProperty' in variant)).toEqual([]);
  });

  it('are in stock or sold out, each by itself', async () => {
    const { hasVariant } = await readProduct(lamp);
    const found = new Set(hasVariant?.map(({ offers }) => offers.availability.replace(/.*\//, '')));
    expect(found).toEqual(new Set(['InStock', 'OutOfStock']));
  });

  it('are in one group with all fields of a product', async () => {
    const product = await readProduct(lamp);
    expect(product).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '101',
      aggregateRating: expect.anything(),
    });
    expect(product['offers']).toBeUndefined();
  });
});

describe('a theme setting for the number of variants', () => {
  it('lists the variants of a product that has fewer', async () => {
    expect((await readProduct(lamp, capped)).hasVariant).toHaveLength(6);
  });

  it('lists none of a product that has more', async () => {
    expect((await readProduct(paint, capped)).hasVariant).toBeUndefined();
  });
});

describe('a product stays one product with one offer', () => {
  const offerOf = async (product: Promise<Product>) => {
    const { '@type': type, offers, hasVariant } = await product;
    return [type, (offers as { '@type'?: string } | undefined)?.['@type'], hasVariant];
  };
  const ranged = ['Product', 'AggregateOffer', undefined];

  it('when its page has no query', async () => {
    expect(await offerOf(readProduct(paint, unchanged))).toEqual(ranged);
  });

  it('when it has more variants than the query requests', async () => {
    expect(await offerOf(readProduct(apron))).toEqual(ranged);
  });

  it('when the query fails', async () => {
    expect(await offerOf(readProduct(paint, failing))).toEqual(ranged);
  });

  it('when it has no options', async () => {
    expect(await offerOf(readProduct('/clamp-base/'))).toEqual(['Product', 'Offer', undefined]);
  });

  it('for a customer, whose group can have other prices', async () => {
    await open.shopper.post('/__shop/login', '{}', { 'content-type': 'application/json' });
    expect(await offerOf(readProduct(paint))).toEqual(ranged);
  });

  it('without an offer when prices are hidden from guests', async () => {
    open.server.world.settings.hidePricesFromGuests = true;
    expect(await offerOf(readProduct(paint))).toEqual(['Product', undefined, undefined]);
  });
});

const value = (label: string) => ({ values: { edges: [{ node: { label } }] } });
const node = (price: number, currencyCode = 'USD') => ({
  sku: hostileText,
  gtin: hostileText,
  isPurchasable: true,
  inventory: { isInStock: true },
  defaultImage: null,
  untaxed: { price: { value: price, currencyCode } },
  taxed: { price: { value: price } },
  options: { edges: [{ node: { displayName: hostileText, ...value(hostileText) } }] },
});
const render = async (nodes: readonly object[], more: object = {}) => {
  const range = { min: { without_tax: { value: 49 } }, max: { without_tax: { value: 59 } } };
  const variants = { pageInfo: { hasNextPage: false }, edges: nodes.map((one) => ({ node: one })) };
  const product = {
    id: 1,
    title: hostileText,
    url: 'https://shop.example/lamp/',
    price: { price_range: range },
    ...more,
  };
  const context = { product, customer: null, gql: { data: { site: { product: { variants } } } } };
  return productIn(await renderExample('{{> components/products/schema}}', context));
};

describe('variants whose prices differ from those of the page', () => {
  it.each([
    ['none with the lowest price', [52, 59]],
    ['none with the highest price', [49, 52]],
    ['one below the lowest price', [48, 49, 59]],
    ['one above the highest price', [49, 59, 60]],
  ])('are not listed: %s', async (_, prices) => {
    expect((await render(prices.map((price) => node(price))))['@type']).toBe('Product');
  });

  it('are not listed: one in another currency', async () => {
    expect((await render([node(49), node(59, 'EUR')]))['@type']).toBe('Product');
  });

  it('are not listed: one without a price', async () => {
    expect((await render([node(49), { ...node(59), untaxed: null }, node(59)]))['@type']).toBe('Product');
  });
});

describe('the condition of a used product', () => {
  const used = { offers: { itemCondition: 'https://schema.org/UsedCondition' } };

  it('is in the offer of each variant', async () => {
    expect(await render([node(49), node(59)], { condition: 'Used' })).toMatchObject({ hasVariant: [used, used] });
  });

  it('is in the offer of a range', async () => {
    expect(await render([], { condition: 'Used' })).toMatchObject(used);
  });
});

describe('variants with hostile texts', () => {
  it('have them as the plain text of each field', async () => {
    const { hasVariant, variesBy } = await render([node(49), node(59)]);
    expect(variesBy).toEqual([hostileText]);
    expect(hasVariant?.[0]).toMatchObject({
      name: `${hostileText} ${hostileText}`,
      sku: hostileText,
      gtin: hostileText,
      additionalProperty: [{ name: hostileText, value: hostileText }],
    });
  });
});

describe('the query for variants', () => {
  it('has less than 6,000 of the 10,000 points of the platform', () => {
    const { gql } = readFrontMatter(`---\n${query}---\n`, {});
    expect(complexityOf(parse(String(gql)), {})).toBeLessThan(6_000);
  });
});
