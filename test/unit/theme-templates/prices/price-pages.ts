import { exampleContext } from '../../../support/examples/example-context';
import { renderExample } from '../../../support/examples/render-example';
import { priceContext } from './price-context';
import { type Place, places } from './price-places';
import { type PriceRow, priceRows, rowKey } from './price-rows';

const template = Object.entries(places).map(
  ([place, partial]) => `<place-of row="{{row}}" place="${place}">${partial}</place-of>`,
);

/** Renders every row of the table at every place. Returns a function that finds the HTML of each. */
export async function printPricePages(): Promise<(row: PriceRow, place: Place) => string> {
  const { theme_settings: themeSettings } = await exampleContext();
  const contexts = priceRows.map((row) => ({ row: rowKey(row), ...priceContext(row, themeSettings as object) }));
  const html = await renderExample(`{{#each price_rows}}${template.join('')}{{/each}}`, { price_rows: contexts });
  const rendered = new Map<string, string>();
  for (const [, row, place, inside = ''] of html.matchAll(/<place-of row="(.*?)" place="(.*?)">(.*?)<\/place-of>/gs)) {
    rendered.set(`${row} / ${place}`, inside);
  }
  return (row, place) => rendered.get(`${rowKey(row)} / ${place}`) ?? '';
}
