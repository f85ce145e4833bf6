import type { Page } from 'playwright-core';

/** Waits for the preview of the cart that an add opens, and closes it by the keyboard. */
export async function closePreview(page: Page): Promise<void> {
  await page.locator('#previewModal[open] .previewCart').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#previewModal').waitFor({ state: 'hidden' });
}
