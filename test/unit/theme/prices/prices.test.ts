import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { packPrice } from '../../../../widgets/product-extras/pack-price';
import { productPrice } from '../../../../widgets/product/price/product-price';
import { mountProduct } from '../../widgets/product/product-page';
import { expectedAt } from './expected-prices';
import { places, type Place } from './price-places';
import { priceOf, priceRows, rowKey, type PriceRow } from './price-rows';
import { shownAt } from './shown-prices';

/** What each place printed, by row. */
const printed = new Map<string, HTMLElement>();
const find = (row: PriceRow, place: Place) => printed.get(`${rowKey(row)} / ${place}`);

beforeAll(() => {
  const script = join('test', 'unit', 'theme', 'prices', 'print-price-pages.ts');
  const html = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const place of page.querySelectorAll<HTMLElement>('place-of')) {
    printed.set(`${place.dataset.row} / ${place.dataset.place}`, place);
  }
});

const titled = priceRows.map((row) => [rowKey(row), row] as const);

describe.each(Object.keys(places) as Place[])('a price as the shop prints it: %s', (place) => {
  it.each(titled)('%s', (_, row) => {
    expect(shownAt(place, find(row, place))).toEqual(expectedAt(place, row));
  });
});

describe('a price after a choice', () => {
  it.each(titled)('%s', async (_, row) => {
    // The page was printed with another price: the choice has to change it.
    const before = { ...row, price: row.price === 'range' ? 'reduced' : 'range' } as const;
    const slots = find(before, 'product')?.querySelectorAll(
      '[data-widget="product-price"], [data-widget="pack-price"]',
    );
    const shown: string[] = [];
    for (const slot of slots ?? []) {
      const widget = slot.getAttribute('data-widget') === 'pack-price' ? packPrice : productPrice;
      const mounted = await mountProduct(widget, slot.outerHTML);
      await mounted.answer({ price: priceOf(row), sku: 'OIL' });
      shown.push(...shownAt('product', document.body));
      mounted.unmount();
    }
    expect(shown).toEqual(expectedAt('product', row));
  });
});
