import type { Page } from 'playwright-core';

/**
 * Waits until the loader is there and no slot is on its way any more: each is mounted, failed, or waits for a moment
 * (sight, a touch) that has not come.
 *
 * @param selector only slots that match; absent means every slot, and present means that those must be mounted
 */
export async function untilMounted(page: Page, selector?: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const loader = window.storefrontWidgets;
    if (!loader) return false;
    if (wanted === undefined) {
      const statuses = loader.slots().map(({ status }) => status);
      return statuses.length > 0 && statuses.includes('mounted') && !statuses.includes('loading');
    }
    const slots = [...document.querySelectorAll<HTMLElement>(wanted)];
    return slots.length > 0 && slots.every(({ dataset }) => dataset.widgetStatus === 'mounted');
  }, selector);
}
