/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { useLocalShop } from '../shop/use-local-shop';

// Rendering all products takes seconds on a busy machine.
jest.setTimeout(60_000);
const open = useLocalShop();
const addresses = makeCatalogue().products.map(({ slug }) => `/${slug}/`);

interface Thing {
  readonly [field: string]: unknown;
  readonly '@type'?: string;
}

/** Everything that a page says in JSON-LD, or what has one type. A script that is no JSON throws. */
async function readThings(path: string, type?: string): Promise<Thing[]> {
  const { text } = await open.shopper.get(path);
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts
    .flatMap(([, json = '']) => thingsIn(JSON.parse(json)))
    .filter((thing) => !type || thing['@type'] === type);
}

function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

let everything: Thing[] | undefined;
/** The objects of one type on the pages of all products. The pages are rendered once. */
async function readAll(type: string): Promise<Thing[]> {
  everything ??= (await Promise.all(addresses.map((address) => readThings(address)))).flat();
  return everything.filter((thing) => thing['@type'] === type);
}

describe('what search engines read', () => {
  it('has one product on each of the 28 pages', async () => {
    const products = await readAll('Product');
    expect(products.filter(({ name, url }) => name && url)).toHaveLength(28);
  });

  it('has the fields of an offer that search engines require', async () => {
    const offers = await readAll('Offer');
    expect(offers.length).toBeGreaterThan(20);
    const lacking = offers.filter(
      ({ price, priceCurrency, availability }) => !(price && priceCurrency && availability),
    );
    expect(lacking).toEqual([]);
  });

  it('has the lowest and the highest price where the page shows a range', async () => {
    const [range] = await readThings('/workshop-apron/', 'AggregateOffer');
    expect(Number(range?.['highPrice'])).toBeGreaterThan(Number(range?.['lowPrice']));
  });

  it('has a price with tax where the shop shows one', async () => {
    open.server.world.settings.taxDisplay = 'with';
    const [offer] = await readThings('/clamp-base/', 'PriceSpecification');
    expect(offer).toMatchObject({ price: expect.any(String), valueAddedTaxIncluded: true });
  });

  it('has the contents of a package where the theme shows a price per unit', async () => {
    open.server.world.settings.themeSettings = { show_unit_price: true };
    const quantities = await readThings('/tape-measure/', 'QuantitativeValue');
    expect(quantities).toEqual([expect.objectContaining({ unitCode: 'MTR' }), expect.objectContaining({ value: '1' })]);
  });

  it('has no price that is hidden from guests', async () => {
    open.server.world.settings.hidePricesFromGuests = true;
    const [plain, ranged] = await Promise.all(['/clamp-base/', '/workshop-apron/'].map((path) => readThings(path)));
    expect([plain, ranged].map((things) => things?.some((thing) => 'price' in thing || 'lowPrice' in thing))).toEqual([
      false,
      false,
    ]);
  });

  it('says that a product without stock is sold out', async () => {
    const [offer] = await readThings('/dovetail-saw/', 'Offer');
    expect(offer?.['availability']).toBe('https://schema.org/OutOfStock');
  });

  it('has reviews with their authors', async () => {
    const [review] = await readThings('/harbour-desk-lamp/', 'Review');
    expect(review).toMatchObject({ author: { name: 'A. Merritt' }, reviewRating: { ratingValue: '5' } });
  });

  it('stays JSON with a hostile text in every field', async () => {
    const planted = `</script><script>alert(1)</script>"'\\\u2028`;
    open.server.world.settings.plantedText = planted;
    const [product] = await readThings('/harbour-desk-lamp/', 'Product');
    expect(product?.['name']).toContain('</script>');
  });

  it.each([
    ['/', 'Organization'],
    ['/', 'WebSite'],
    ['/lighting/', 'ItemList'],
    ['/northlight/', 'ItemList'],
    ['/search.php?search_query=lamp', 'ItemList'],
  ])('has on %s the type %s', async (path, type) => {
    expect(await readThings(path, type)).toHaveLength(1);
  });
});
