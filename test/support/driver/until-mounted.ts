import type { Page } from 'playwright-core';

/**
 * Waits until the loader exists and no slot is loading: each is mounted, failed, or waits for a moment (visibility,
 * interaction) that has not occurred.
 *
 * @param selector the slots that must be mounted; all slots when absent
 */
export async function untilMounted(page: Page, selector?: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const loader = window.storefrontWidgets;
    if (!loader?.version) return false;
    if (wanted === undefined) {
      const statuses = loader.slots().map(({ status }) => status);
      return statuses.length > 0 && statuses.includes('mounted') && !statuses.includes('loading');
    }
    const slots = [...document.querySelectorAll<HTMLElement>(wanted)];
    return slots.length > 0 && slots.every(({ dataset }) => dataset.widgetStatus === 'mounted');
  }, selector);
}
