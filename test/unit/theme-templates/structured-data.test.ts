/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { renderExample } from '../../support/examples/render-example';
import { everyPage, type ShopPage } from '../../support/states/every-page';
import { hostileText } from '../../support/states/hostile-texts';
import { requiredFields } from '../../theme/checks/check-structured-data';
import { useLocalShop } from '../shop/use-local-shop';

// Rendering all products takes seconds on a busy machine.
jest.setTimeout(60_000);
const open = useLocalShop();
const urls = makeCatalogue().products.map(({ slug }) => `/${slug}/`);

interface Thing {
  readonly [field: string]: unknown;
  readonly '@type'?: string;
}

/** The objects in the JSON-LD of a page, all or those of one type. Throws if a script is not JSON. */
async function readThings(path: string, type?: string): Promise<Thing[]> {
  const { text } = await open.shopper.get(path);
  return thingsIn(readScripts(text)).filter((thing) => !type || thing['@type'] === type);
}

const readScripts = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

let everything: Thing[] | undefined;
/** The objects of one type on the pages of all products. The pages are rendered once. */
async function readAll(type: string): Promise<Thing[]> {
  everything ??= (await Promise.all(urls.map((href) => readThings(href)))).flat();
  return everything.filter((thing) => thing['@type'] === type);
}

describe('the structured data for search engines', () => {
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

  it('has the lowest and the highest price if the page shows a range', async () => {
    const [range] = await readThings('/workshop-apron/', 'AggregateOffer');
    expect(Number(range?.['highPrice'])).toBeGreaterThan(Number(range?.['lowPrice']));
  });

  it('has a price with tax if the shop shows one', async () => {
    open.server.world.settings.taxDisplay = 'with';
    const [offer] = await readThings('/clamp-base/', 'PriceSpecification');
    expect(offer).toMatchObject({ price: expect.any(String), valueAddedTaxIncluded: true });
  });

  it('has the contents of a package if the theme shows a price per unit', async () => {
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

  it('marks a product without stock as sold out', async () => {
    const [offer] = await readThings('/dovetail-saw/', 'Offer');
    expect(offer?.['availability']).toBe('https://schema.org/OutOfStock');
  });

  it('has reviews with their authors', async () => {
    const [review] = await readThings('/harbour-desk-lamp/', 'Review');
    expect(review).toMatchObject({ author: { name: 'A. Merritt' }, reviewRating: { ratingValue: '5' } });
  });

  it.each([
    ['/', 'Organization'],
    ['/', 'WebSite'],
    ['/lighting/', 'ItemList'],
    ['/northlight/', 'ItemList'],
    ['/search.php?search_query=lamp', 'ItemList'],
    ['/blog/sharpening-a-saw/', 'BlogPosting'],
  ])('has on %s the type %s', async (path, type) => {
    expect(await readThings(path, type)).toHaveLength(1);
  });
});

/** Opens a page of the list as its shopper, and reads its JSON-LD. */
async function readPage({ path, settings, signedIn, status = 200 }: ShopPage): Promise<Thing[]> {
  open.server.reset();
  Object.assign(open.server.world.settings, settings);
  if (signedIn) await open.shopper.post('/__shop/login', '{}', { 'content-type': 'application/json' });
  const respond = await open.shopper.get(path);
  if (respond.status !== status) throw new Error(`${path} was answered ${respond.status}`);
  return thingsIn(readScripts(respond.text));
}

/** The faults of a page's JSON-LD: types that no search engine reads, and required fields without a value. */
const faultsOf = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => {
    const type = thing['@type'];
    if (!type) return [];
    const fields = requiredFields[type];
    if (!fields) return [`no search engine reads ${type}`];
    return fields.filter((field) => !thing[field]).map((field) => `a ${type} without ${field}`);
  });

describe('every page of the shop', () => {
  it.each(everyPage.map((page) => [page.path, page] as const))('has valid JSON-LD or none: %s', async (_, page) => {
    expect(faultsOf(await readPage(page))).toEqual([]);
  });

  it.each(everyPage.map((page) => [page.path, page] as const))(
    'has the same types of data with hostile texts: %s',
    async (_, page) => {
      const types = (things: readonly Thing[]) => things.map((thing) => thing['@type']);
      const plain = types(await readPage(page));
      const settings = { ...page.settings, plantedText: hostileText };
      expect(types(await readPage({ ...page, settings }))).toEqual(plain);
    },
  );
});

describe('a product with a hostile text in each field', () => {
  const names = ['title', 'sku', 'mpn', 'gtin', 'description'] as const;
  const product = {
    ...Object.fromEntries(names.map((name) => [name, hostileText])),
    url: 'https://shop.example/lamp/',
    brand: { name: hostileText },
    num_reviews: 1,
    rating: 5,
    reviews: { list: [{ name: hostileText, title: hostileText, text: hostileText, rating: 5 }] },
    price: { without_tax: { value: 49 } },
    can_purchase: true,
  };
  const read = async () =>
    readScripts(await renderExample('{{> components/products/schema}}', { product })) as [Record<string, unknown>];

  it.each(['name', 'sku', 'mpn', 'gtin'])('has it as the text of %s', async (field) => {
    const [data] = await read();
    expect(data[field]).toBe(hostileText);
  });

  it('has it as the texts of the brand and of a review', async () => {
    const [data] = await read();
    expect(data).toMatchObject({
      brand: { name: hostileText },
      review: [{ name: hostileText, reviewBody: hostileText, author: { name: hostileText } }],
    });
  });
});
