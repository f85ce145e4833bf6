import type { Page } from 'playwright-core';

/**
 * Makes every widget of the next pages mount at once, visible or not, also those inserted later. Call it before the
 * page navigates.
 */
export const mountAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const hurry = () => {
      for (const slot of document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget-when="now"])')) {
        slot.dataset.widgetWhen = 'now';
      }
    };
    // Called before the loader's own observer, which starts later.
    new MutationObserver(hurry).observe(document, { childList: true, subtree: true });
  });
