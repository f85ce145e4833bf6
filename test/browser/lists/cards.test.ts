import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { listPage } from './list-page';

const rack =
  'Adjustable Wall-mounted Coat, Tool & Hat Rack in Solid Quarter-sawn Oak with Nine Hand-forged Iron Hooks, Concealed Fixings and a Slatted Shelf (Left- or Right-handed, 48 Inches)';

describe('the cards of a list', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('show why the price or the button is missing', async () => {
    const { page } = await open('/workshop/', { mounted: false });
    const { card } = listPage(page);
    expect(await card('Joiner’s Workbench').getByText('Price on request').isVisible()).toBe(true);
    expect(await card('Joiner’s Workbench').getByText('Not for sale online').isVisible()).toBe(false);
    expect(await card('Bench Vice').getByText('Not for sale online').isVisible()).toBe(true);
    expect(await card('Dovetail Saw').getByText('Sold out — back in May').isVisible()).toBe(true);
    expect(await card('Dovetail Saw').getByText('Not for sale online').isVisible()).toBe(false);
  });

  it('show a link to sign in instead, to guests who may not see prices', async () => {
    shop.server.world.settings.hidePricesFromGuests = true;
    const { page } = await open('/workshop/', { mounted: false });
    const { card } = listPage(page);
    const bench = card('Joiner’s Workbench');
    expect(await bench.getByRole('link', { name: 'Sign in to see the price' }).isVisible()).toBe(true);
    expect(await page.getByText(/Price on request|Not for sale online/).count()).toBe(0);
  });

  it.each([1280, 375])('cut a name after three lines, and align the prices of a row, at %d pixels', async (width) => {
    const { page } = await open('/workshop/', { width, mounted: false });
    const found = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const title = card.querySelector('.card-title')!;
        const top = (selector: string) => Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0);
        return {
          row: Math.round(card.getBoundingClientRect().top),
          price: top('.card-price'),
          action: top('.card-action > *'),
          lines: Math.round(title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)),
        };
      }),
    );
    expect(Math.max(...found.map(({ lines }) => lines))).toBe(3);
    const rows = [...new Set(found.map(({ row }) => row))];
    const linesOf = (key: 'price' | 'action') =>
      rows.map((row) => new Set(found.filter((one) => one.row === row && one[key] > 0).map((one) => one[key])).size);
    expect(linesOf('price')).toEqual(rows.map(() => 1));
    expect(linesOf('action').filter((size) => size > 1)).toEqual([]);
    // Screen readers and the browser's search still find the whole name.
    expect(await page.getByRole('link', { name: rack, exact: true }).count()).toBe(1);
  });
});
