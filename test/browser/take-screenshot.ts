import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(process.cwd(), 'test', 'screenshots');

/**
 * Photographs a page into `test/screenshots/<name>.png` (not in version control) and gives the picture's bytes: the
 * whole page, or the screen when a dialog covers it.
 *
 * @param name says what is shown, `product-375` for instance.
 */
export async function takeScreenshot(page: Page, name: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  return page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}
