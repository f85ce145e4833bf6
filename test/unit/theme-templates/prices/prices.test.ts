import { beforeAll, describe, expect, it } from '@jest/globals';
import { DomUtils, parseDocument } from 'htmlparser2';
import { productPrice } from '../../../../widgets/product/price/product-price';
import { packPrice } from '../../../../widgets/product-extras/pack-price';
import { mountProduct } from '../../widgets/product/product-page';
import { expectedAt } from './expected-prices';
import { printPricePages } from './price-pages';
import { type Place, places } from './price-places';
import { priceOf, priceRows, rowKey } from './price-rows';
import { shownAt } from './shown-prices';

let renderedAt: Awaited<ReturnType<typeof printPricePages>>;
beforeAll(async () => {
  renderedAt = await printPricePages();
}, 60_000);

const titled = priceRows.map((row) => [rowKey(row), row] as const);

describe.each(Object.keys(places) as Place[])('a price as the shop renders it: %s', (place) => {
  it.each(titled)('%s', (_, row) => {
    expect(shownAt(place, renderedAt(row, place))).toEqual(expectedAt(place, row));
  });
});

describe('a price after a choice', () => {
  it.each(titled)('%s', async (_, row) => {
    // The page was rendered with another price, so the choice has to change it.
    const before = { ...row, price: row.price === 'range' ? 'reduced' : 'range' } as const;
    const slots = DomUtils.findAll(
      ({ attribs }) => ['product-price', 'pack-price'].includes(attribs['data-widget'] ?? ''),
      parseDocument(renderedAt(before, 'product')).children,
    );
    const shown: string[] = [];
    for (const slot of slots) {
      const widget = slot.attribs['data-widget'] === 'pack-price' ? packPrice : productPrice;
      const mounted = await mountProduct(widget, DomUtils.getOuterHTML(slot));
      await mounted.respond({ price: priceOf(row), sku: 'OIL' });
      shown.push(...shownAt('product', document.body.innerHTML));
      mounted.unmount();
    }
    expect(shown).toEqual(expectedAt('product', row));
  });
});
