import type { Page } from 'playwright-core';

/** How many dialogs lie over the page. */
export const openDialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();

/** Closes what has opened over the page, as a shopper does who has read it, but for what was open before. */
export async function dismiss(page: Page, before: number): Promise<void> {
  for (let tries = 0; (await openDialogs(page)) > before && tries < 4; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}
