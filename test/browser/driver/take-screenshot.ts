import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(process.cwd(), 'test', 'screenshots');

/**
 * With `SCREENSHOTS=1`, photographs a page into `test/screenshots/<name>.png` (not in version control): the whole page, or
 * the screen when a dialog covers it. Without, nobody would look at the pictures, and they take their time.
 *
 * @param name says what is shown, `product-375` for instance.
 * @param width of the screen that the page is brought to before, in pixels
 */
export async function takeScreenshot(page: Page, name: string, width?: number): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await mkdir(folder, { recursive: true });
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}
