import type { Page } from 'playwright-core';

/** The number of open dialogs. */
export const openDialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();

/** Closes the dialogs that have opened since the press, as a shopper who has read them does. */
export async function dismiss(page: Page, before: number): Promise<void> {
  for (let tries = 0; (await openDialogs(page)) > before && tries < 4; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}
