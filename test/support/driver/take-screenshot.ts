import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(process.cwd(), 'test', 'screenshots');

/**
 * With `SCREENSHOTS=1`, takes a screenshot of the page: `test/screenshots/<name>.png` (not in version control). It
 * shows the whole page, or the screen when a dialog is open. Otherwise it does nothing, to save time.
 *
 * @param name of the file, `product-375` for instance.
 * @param width of the viewport for the screenshot, in pixels
 */
export async function takeScreenshot(page: Page, name: string, width?: number): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await mkdir(folder, { recursive: true });
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}
