import type { Page } from 'playwright-core';

/**
 * Has every widget of the pages to come mounted at once, seen or not, those that come later too. Call it before the page
 * goes anywhere.
 */
export const mountAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const hurry = () => {
      for (const slot of document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget-when="now"])')) {
        slot.dataset.widgetWhen = 'now';
      }
    };
    // Heard before the loader's own observer, which begins later.
    new MutationObserver(hurry).observe(document, { childList: true, subtree: true });
  });
