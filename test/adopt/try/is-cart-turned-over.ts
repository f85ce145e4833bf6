import type { Page } from 'playwright-core';

/**
 * Whether the cart's page that is open has widgets of its own. Else every slot there waits for a touch, and a wait for
 * the first that is mounted has no end.
 */
export const isCartTurnedOver = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-widget="cart-page"], [data-widget="cart-quantity"]').count()) > 0;
