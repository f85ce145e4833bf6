import type { Page } from 'playwright-core';

/**
 * Whether the open cart page has cart widgets. Without them every slot there mounts on interaction only, and a wait for
 * the first mount would never end.
 */
export const hasCartWidgets = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-widget="cart-page"], [data-widget="cart-quantity"]').count()) > 0;
