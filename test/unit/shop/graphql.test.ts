/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLSchema, isEnumType, isInterfaceType, isObjectType } from 'graphql';
import { schema } from '../../shop/graphql/schema';
import type { ReceivedResponse } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const send = (query: string, variables?: object, token = 'local.storefront.token'): Promise<ReceivedResponse> =>
  shop.shopper.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
const site = async (query: string, variables?: object) => {
  const head = variables ? 'query ($ids: [Int!], $first: Int) ' : '';
  const response = await send(`${head}{ site { ${query} } }`, variables);
  const { data, errors } = response.json<{ data?: { site: object }; errors?: { message: string }[] }>();
  return data?.site ?? errors?.[0]?.message;
};

const prices = 'prices { price { value currencyCode formatted } }';

describe('the prices of products', () => {
  it('are in the requested order, without products that do not exist', async () => {
    expect(
      await site(`products(entityIds: $ids, first: $first) { edges { node { entityId ${prices} } } }`, {
        ids: [115, 1, 104],
        first: 3,
      }),
    ).toEqual({
      products: {
        edges: [
          {
            node: {
              entityId: 115,
              prices: { price: { value: 32, currencyCode: 'USD', formatted: '$32.00' } },
            },
          },
          { node: { entityId: 104, prices: { price: expect.objectContaining({ currencyCode: 'USD' }) } } },
        ],
      },
    });
  });

  it('are in the shopper’s currency, or in the requested one', async () => {
    await shop.shopper.get('/?setCurrencyId=2');
    const query = `product(entityId: 107) {
      own: ${prices} yen: prices(currencyCode: JPY) { price { value } }
    }`;
    expect(await site(query)).toEqual({
      product: {
        own: { price: { value: 38.64, currencyCode: 'EUR', formatted: '38,64 €' } },
        yen: { price: { value: 6300 } },
      },
    });
  });

  it('include tax on request, sales and bulk rates', async () => {
    const query = `
      lamp: product(entityId: 101) {
        prices(includeTax: true) { price { value } salePrice { value } basePrice { value } saved { value }
          priceRange { min { value } max { value } } }
      }
      mug: product(entityId: 103) { prices { bulkPricing {
        minimumQuantity maximumQuantity ... on BulkPricingPercentageDiscount { percentOff } } } }`;
    expect(await site(query)).toEqual({
      lamp: {
        prices: {
          price: { value: 176 },
          salePrice: { value: 176 },
          basePrice: { value: 220 },
          saved: { value: 55 },
          priceRange: { min: { value: 176 }, max: { value: 203.5 } },
        },
      },
      mug: {
        prices: {
          bulkPricing: [
            { minimumQuantity: 6, maximumQuantity: 11, percentOff: 5 },
            { minimumQuantity: 12, maximumQuantity: null, percentOff: 12 },
          ],
        },
      },
    });
  });

  it('are hidden from guests if the shop’s setting hides them', async () => {
    shop.server.world.settings.hidePricesFromGuests = true;
    expect(await site(`product(entityId: 107) { ${prices} }`)).toEqual({ product: { prices: null } });
  });
});

describe('products', () => {
  it('have variants with their own prices, and options with values', async () => {
    const query = `product(entityId: 110) {
      sku path inventory { isInStock hasVariantInventory aggregated { availableToSell } }
      variants(entityIds: [110003]) { edges { node { entityId sku isPurchasable ${prices} } } }
      productOptions { edges { node { __typename displayName isVariantOption
        ... on MultipleChoiceOption {
          displayStyle values(first: 2) { edges { node { label isDefault } } } } } } }
    }`;
    expect(await site(query)).toMatchObject({
      product: {
        sku: 'FS-SCR',
        path: '/wood-screws/',
        inventory: { isInStock: true, hasVariantInventory: true, aggregated: { availableToSell: 1600 } },
        variants: { edges: [{ node: { entityId: 110003, prices: { price: { value: 14.75 } } } }] },
        productOptions: {
          edges: [
            {
              node: {
                __typename: 'MultipleChoiceOption',
                displayName: 'Length',
                isVariantOption: true,
                values: {
                  edges: [{ node: { label: '¾ in', isDefault: true } }, { node: { isDefault: false } }],
                },
              },
            },
          ],
        },
      },
    });
  });

  it('are found by SKU and by chosen values', async () => {
    const query = `
      bySku: product(sku: "NL-LAMP-CREA-ROUN") { sku ${prices} }
      byValues: product(entityId: 101, optionValueIds: [
        { optionEntityId: 10101, valueEntityId: 1010103 }, { optionEntityId: 10102, valueEntityId: 1010202 }
      ]) { sku }
      nobody: product(entityId: 1) { sku }`;
    expect(await site(query)).toMatchObject({
      bySku: { sku: 'NL-LAMP-CREA-ROUN', prices: { price: { value: 185 } } },
      byValues: { sku: 'NL-LAMP-CREA-ROUN' },
      nobody: null,
    });
  });

  it('have the products of a pick list', async () => {
    const query = `product(entityId: 122) { productOptions(first: 1) { edges { node {
      ... on MultipleChoiceOption { values { edges { node {
        ... on ProductPickListOptionValue { productId defaultImage { altText } } } } } } } } } }`;
    expect(JSON.stringify(await site(query))).toContain('"productId":104');
  });

  it('are ten on a page, and have further pages', async () => {
    const all = 'pageInfo { hasNextPage endCursor } collectionInfo { totalItems } edges { cursor }';
    const first = (await site(`products { ${all} }`)) as {
      products: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: object[] };
    };
    expect(first.products.edges).toHaveLength(10);
    expect(first.products.pageInfo).toEqual({
      hasNextPage: true,
      endCursor: Buffer.from('arrayconnection:9').toString('base64'),
    });
    const { endCursor } = first.products.pageInfo;
    const next = `products(first: 2, after: "${endCursor}") { edges { node { entityId } } }`;
    expect(await site(next)).toEqual({
      products: { edges: [{ node: { entityId: 111 } }, { node: { entityId: 112 } }] },
    });
    expect(await site('products(last: 1) { edges { node { entityId } } }')).toMatchObject({
      products: { edges: [expect.anything()] },
    });
    expect(await site('products(first: 51) { edges { cursor } }')).toContain('At most 50');
  });

  it('have a tree of categories', async () => {
    expect(await site('categoryTree(rootEntityId: 10) { name path children { name hasChildren } }')).toEqual({
      categoryTree: [
        {
          name: 'Lighting',
          path: '/lighting/',
          children: [
            { name: 'Desk lamps', hasChildren: false },
            { name: 'Candles & lanterns', hasChildren: false },
          ],
        },
      ],
    });
  });
});

describe('a request', () => {
  it.each([
    ['without a token', ''],
    ['with another one', 'Bearer someone.elses.token'],
  ])('%s gets status 401 without a body', async (_, authorization) => {
    const response = await shop.shopper.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: '{"query":"{ site { products { edges { cursor } } } }"}',
    });
    expect(response.status).toBe(401);
    expect(response.text).toBe('');
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('with an outdated token is refused', async () => {
    shop.server.world.settings.storefrontToken = 'the.next.token';
    expect((await send('{ site { categoryTree { name } } }')).status).toBe(401);
    expect((await send('{ site { categoryTree { name } } }', {}, 'the.next.token')).status).toBe(200);
  });

  it('with an error gets an error message, with status 200', async () => {
    const response = await send('{ site { nothing } }');
    expect(response.status).toBe(200);
    expect(response.text.includes('Cannot query field')).toBe(true);
    expect((await send('{ site {')).json()).toMatchObject({
      errors: [{ message: 'Syntax error while parsing GraphQL query.', locations: [{ line: 1 }] }],
    });
  });

  it('that is too complex gets its complexity score', async () => {
    const fine = await send('{ site { products(first: 2) { edges { node { entityId } } } } }');
    expect(Number(fine.headers.get('x-bc-graphql-complexity'))).toBe(8);
    const deep = `{ site { products(first: 50) { edges { node { variants(first: 50) { edges { node {
      productOptions(first: 50) { edges { node { entityId } } } } } } } } } } }`;
    const response = await send(deep);
    expect(response.json()).toEqual({
      errors: [
        {
          message: expect.stringMatching(/^The query is too complex as it has a complexity score of \d+ out of 10000/),
        },
      ],
    });
    expect(Number(response.headers.get('x-bc-graphql-complexity'))).toBeGreaterThan(10_000);
  });
});

describe('lists of products', () => {
  const ids = async (list: string) => {
    const found = await site(`${list} { edges { node { entityId } } }`);
    const [connection] = Object.values(found as Record<string, { edges: { node: { entityId: number } }[] }>);
    return connection?.edges.map(({ node }) => node.entityId);
  };

  it('are those of the home page, in its order', async () => {
    expect(await ids('featuredProducts(first: 3)')).toEqual([101, 103, 105]);
    expect(await ids('newestProducts(first: 1)')).toEqual([102]);
    expect(await ids('bestSellingProducts(first: 50)')).toContain(107);
  });

  it('are those of a category and a brand, page by page and in the requested order', async () => {
    const inCategory = async (wanted: string) => {
      const found = await site(`category(entityId: 30) { name products(${wanted}) { edges { node { entityId } } } }`);
      const { category } = found as { category: { products: { edges: { node: { entityId: number } }[] } } };
      return category.products.edges.map(({ node }) => node.entityId);
    };
    expect(await inCategory('first: 2')).toEqual([106, 111]);
    const cursor = Buffer.from('arrayconnection:0').toString('base64');
    expect(await inCategory(`first: 2, after: "${cursor}"`)).toEqual([111, 107]);
    expect(await inCategory('first: 2, sortBy: Z_TO_A')).toEqual([106, 126]);
    expect(await site('brand(entityId: 34) { products(first: 1) { edges { node { name } } } }')).toEqual({
      brand: { products: { edges: [{ node: { name: 'Workshop Apron' } }] } },
    });
    expect(await site('category(entityId: 1) { name } brand(entityId: 1) { name }')).toEqual({
      category: null,
      brand: null,
    });
  });

  it('are those related to a product, with the patterns and colours of its options', async () => {
    const values =
      'values(first: 1) { edges { node { label ... on SwatchOptionValue { hexColors imageUrl(width: 64) } } } }';
    const found = await site(`product(entityId: 111) {
      relatedProducts(first: 5) { edges { node { entityId } } }
      productOptions(first: 3) { edges { node { ... on MultipleChoiceOption { ${values} } } } }
    }`);
    expect(found).toMatchObject({
      product: {
        relatedProducts: { edges: [{ node: { entityId: 123 } }, { node: { entityId: 110 } }] },
        productOptions: {
          edges: [
            { node: { values: { edges: [{ node: { hexColors: ['#ece7dc'], imageUrl: null } }] } } },
            {},
            { node: { values: { edges: [{ node: { imageUrl: expect.stringContaining('/64w/patterns/') } }] } } },
          ],
        },
      },
    });
  });
});

const published = join(process.cwd(), '../shared/facts/data/graphql/bigcommerce-storefront-2025-11-12.graphql');
const describeIfPublished = existsSync(published) ? describe : describe.skip;

/** Every type, field, argument and value of a schema, with its type. */
const factsOf = (described: GraphQLSchema): string[] =>
  Object.values(described.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      `${type.name}.${field.name}: ${String(field.type)}`,
      ...field.args.map((one) => `${type.name}.${field.name}(${one.name}: ${String(one.type)})`),
    ]);
  });

describeIfPublished('against BigCommerce’s schema (skipped without a copy of it)', () => {
  it('there is no type, field or argument that the platform doesn’t have', () => {
    const theirs = buildSchema(readFileSync(published, 'utf8'));
    const known = new Set(factsOf(theirs));
    expect(factsOf(schema).filter((fact) => !known.has(fact))).toEqual([]);
  });
});
