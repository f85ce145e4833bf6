import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';

const shop = useShop();
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'files-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const sent = () => shop.server.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add');
const asked = () => shop.server.world.log.all().filter(({ path }) => path === '/api/storefront/cart-summary');

/** Opens the product, fills in what it needs, and chooses a file. */
async function choose(width: number): Promise<{ page: Page; file: string; problem: ReturnType<Page['locator']> }> {
  const file = join(folder, `sign-${width}.png`);
  writeFileSync(file, 'drawing'.repeat(100));
  const { page } = await shop.open('/hand-painted-sign/', { width });
  const form = page.locator('main form[data-cart-item-add]');
  for (const field of await form.locator('input[type="text"][required], textarea[required]').all()) {
    if ((await field.inputValue()) === '') await field.fill('Open');
  }
  await page.locator('#attribute_file_11605').setInputFiles(file);
  const problem = page.locator('[data-product-attribute="input-file"] [data-part="problem"]');
  return { page, file, problem };
}

describe('a chosen file that the browser can’t read any more', () => {
  it.each([
    ['has changed', 375],
    ['has changed', 1280],
    ['is gone', 1280],
  ])('is named beside its field, and is chosen again: the file %s, %d px', async (what, width) => {
    const { page, file, problem } = await choose(width);
    if (what === 'is gone') rmSync(file);
    else appendFileSync(file, 'and more');
    const before = asked().length;
    await page.locator('#form-action-addToCart').click();
    await problem.getByText(`The file “sign-${width}.png” can’t be read any more. Please choose it again.`).waitFor();
    const field = page.locator('#attribute_file_11605');
    expect(await isFocused(field)).toBe(true);
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect([sent().length, asked().length - before, cartLines(shop.server).length]).toEqual([0, 0, 0]);
    expect(await page.getByRole('alertdialog').isVisible()).toBe(false);

    writeFileSync(file, 'drawing again');
    await field.setInputFiles(file);
    expect(await problem.textContent()).toBe('');
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server)).toHaveLength(1);
    expect(sent().map(({ files }) => files)).toEqual([[expect.anything()]]);
  });
});
