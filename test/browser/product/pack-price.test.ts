import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

const pack = (page: Page) => page.locator('main .productView-pack').first();
const text = async (page: Page) => ((await pack(page).textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** Chooses a length and gives what the shop answered. */
async function choose(page: Page, name: string): Promise<ProductAttributes> {
  const answered = page.waitForResponse('**/remote/v1/product-attributes/*');
  await page.getByRole('radio', { name, exact: true }).check();
  return ((await (await answered).json()) as { data: ProductAttributes }).data;
}

describe.each([
  ['without tax', 'without', 1280],
  ['with and without tax', 'both', 375],
] as const)('the price of one piece of a pack, in a shop that shows prices %s', (_, taxDisplay, width) => {
  const shop = useShop({ settings: { taxDisplay } });

  it('is the price without tax by the pieces, and follows the choice', async () => {
    const { page } = await shop.open('/wood-screws/', { width });
    for (const length of ['2 in', '1 in', '¾ in']) {
      const { price } = await choose(page, length);
      const each = ((price?.without_tax?.value ?? NaN) / 100).toFixed(2);
      await pack(page).getByText(`$${each} each`).waitFor();
      expect(await text(page)).toBe(`Pack of 100 $${each} each`);
      expect(await pack(page).isVisible()).toBe(true);
    }
    // What the template prints stays as it is.
    await visit(page, `${shop.address}/paint-brush-set/`);
    await untilMounted(page);
    expect(await text(page)).toBe('Pack of 3 $9.00 each');
  });

  it('is printed by the template', async () => {
    const { page } = await shop.open('/linen-tea-towels/', { javaScript: false });
    expect(await text(page)).toBe('Pack of 4 $8.00 each');
    await visit(page, `${shop.address}/paint-brush-set/`);
    expect(await text(page)).toBe('Pack of 3 $9.00 each');
  });
});

describe('the price of one piece of a pack, in a shop that shows prices with tax only', () => {
  const shop = useShop({ settings: { taxDisplay: 'with' } });

  it('is with tax, too', async () => {
    const { page } = await shop.open('/linen-tea-towels/');
    const printed = await page.locator('main [data-product-price-with-tax]').first().textContent();
    const each = (Number(printed?.replace('$', '')) / 4).toFixed(2);
    expect(Number(each)).toBeGreaterThan(8);
    expect(await text(page)).toBe(`Pack of 4 $${each} each`);
    expect(await pack(page).isVisible()).toBe(true);
  });
});

describe('the price of one piece of a pack', () => {
  const hidden = useShop({ settings: { hidePricesFromGuests: true } });

  const open = useShop();

  it('has the decimals of its currency', async () => {
    const { page } = await open.open('/paint-brush-set/?setCurrencyId=3');
    expect(await text(page)).toMatch(/^Pack of 3 ¥[\d,]+ each$/);
  });

  it('is hidden with the price', async () => {
    const { page } = await hidden.open('/linen-tea-towels/', { javaScript: false });
    expect(await page.locator('main .productView-pack').count()).toBe(0);
  });
});
