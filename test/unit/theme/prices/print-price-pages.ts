import { exampleContext } from '../../../theme-check/example-context';
import { renderExample } from '../../../theme-check/render-example';
import { priceContext } from './price-context';
import { places } from './price-places';
import { priceRows, rowKey } from './price-rows';

const { theme_settings: themeSettings } = await exampleContext();
const template = Object.entries(places).map(
  ([place, partial]) => `<place-of data-row="{{row}}" data-place="${place}">${partial}</place-of>`,
);
const contexts = priceRows.map((row) => ({ row: rowKey(row), ...priceContext(row, themeSettings as object) }));
const html = await renderExample(`{{#each price_rows}}${template.join('')}{{/each}}`, { price_rows: contexts });
// Pictures tell no price, and a smaller page is read sooner.
process.stdout.write(html.replace(/<svg.*?<\/svg>|<img[^>]*>/gs, '').replace(/\s+/g, ' '));
