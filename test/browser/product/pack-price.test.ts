import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const selector = 'main .productView-pack';
const pack = (page: Page) => page.locator(selector).first();
const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
const text = async (page: Page) => plain(await pack(page).textContent());

/** The price line of a pack on another page. */
const rendered = async (page: Page, path: string) => {
  const other = await page.context().newPage();
  const response = await other.goto(new URL(path, page.url()).href);
  expect(response?.status()).toBe(200);
  const line = await text(other);
  await other.close();
  return line;
};

/** Selects a length and returns the shop's response. */
async function choose(page: Page, name: string): Promise<ProductAttributes> {
  const answered = page.waitForResponse('**/remote/v1/product-attributes/*');
  await page.getByRole('radio', { name, exact: true }).check();
  return ((await (await answered).json()) as { data: ProductAttributes }).data;
}

const shop = useShop();
const open = useVisits(shop);

describe('the price of one piece of a pack, in a shop that shows prices without tax', () => {
  it('is the price without tax per piece, in the template and after a choice', async () => {
    shop.server.world.settings.taxDisplay = 'without';
    const { page } = await open('/wood-screws/');
    for (const length of ['2 in', '1 in', '¾ in']) {
      const { price } = await choose(page, length);
      const each = ((price?.without_tax?.value ?? NaN) / 100).toFixed(2);
      await pack(page).getByText(`$${each} each`).waitFor();
      expect(await text(page)).toBe(`Pack of 100 $${each} each`);
      expect(await pack(page).isVisible()).toBe(true);
    }
    expect(await rendered(page, '/linen-tea-towels/')).toBe('Pack of 4 $8.00 each');
    expect(await rendered(page, '/paint-brush-set/')).toBe('Pack of 3 $9.00 each');
  });
});
