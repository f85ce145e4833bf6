import type { Page } from 'playwright-core';
import { type Issue, type Look, unless } from './issue';

/** The JSON-LD of a product's page. */
interface ProductData {
  readonly offers?: Readonly<Record<string, unknown>>;
  readonly review?: readonly { readonly author?: { readonly name?: string } }[];
}

/** Reads the page's product data. Throws when the page has none, or they are no JSON. */
async function readProductData(page: Page): Promise<ProductData> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => JSON.parse(text) as ProductData & { '@type': string });
  const product = found.find((one) => one['@type'] === 'Product');
  if (!product) throw new Error('the page has no product data');
  return product;
}

const offerOfRange: Look = async (shop) => {
  const { offers = {} } = await readProductData(await shop.open('/linseed-paint/'));
  return unless('price' in offers || 'lowPrice' in offers, 'the offer of a range of prices has no price');
};

const wordsOfRange: Look = async (shop) => {
  const { offers = {} } = await readProductData(await shop.open('/linseed-paint/'));
  const unknown = Object.keys(offers).filter((key) => ['minPrice', 'maxPrice'].includes(key));
  return unless(unknown.length === 0, `schema.org has no ${unknown.join(', ')} in an offer`);
};

const priceWithTax: Look = async (shop) => {
  shop.server.world.settings.taxDisplay = 'with';
  const page = await shop.open('/linseed-paint/');
  const { offers = {} } = await readProductData(page);
  const shown = await page.locator('.productView [data-product-price-with-tax]').first().innerText();
  const told = [offers.price, offers.lowPrice].map(Number).find((price) => price > 0);
  return unless(told !== undefined && shown.includes(told.toFixed(2)), `the data say ${told}, the page ${shown}`);
};

const pricePerOffer: Look = async (shop) => {
  const withoutPrice: string[] = [];
  for (const slug of ['linseed-paint', 'wood-screws', 'workshop-apron', 'harbour-desk-lamp']) {
    const { offers = {} } = await readProductData(await shop.open(`/${slug}/`));
    if (!('price' in offers || 'lowPrice' in offers)) withoutPrice.push(slug);
  }
  return unless(withoutPrice.length === 0, `no price in the data of ${withoutPrice.join(', ')}`);
};

const author: Look = async (shop) => {
  const { review = [] } = await readProductData(await shop.open('/hand-painted-sign/'));
  return unless(
    review.every((one) => Boolean(one.author?.name)),
    'a review has no author',
  );
};

/** `npm run adopt` changes what widgets need, and nothing else. */
const adopted = { why: 'the theme’s own template prints the data, and no widget does.' };

/** Issues about the data for search engines. */
export const productData: readonly Issue[] = [
  {
    number: 2153,
    title: 'The offer of a range of prices has no price',
    is: 'gone',
    adopted,
    look: offerOfRange,
  },
  {
    number: 2138,
    title: 'The offer of a range of prices has fields that schema.org does not know',
    is: 'gone',
    adopted,
    look: wordsOfRange,
  },
  {
    number: 1611,
    title: 'Search engines refuse products with a range of prices',
    is: 'gone',
    adopted,
    look: pricePerOffer,
  },
  {
    number: 1583,
    title: 'The product data leave out the price with tax when prices are a range',
    is: 'gone',
    adopted,
    look: priceWithTax,
  },
  { number: 2280, title: 'Reviews in the product data have no author', is: 'settled', look: author },
];
