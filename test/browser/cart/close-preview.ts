import type { Page } from 'playwright-core';

/** Waits for the cart preview after an add, and closes it by the keyboard. */
export async function closePreview(page: Page): Promise<void> {
  await page.locator('#previewModal[open] .previewCart').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#previewModal').waitFor({ state: 'hidden' });
}
