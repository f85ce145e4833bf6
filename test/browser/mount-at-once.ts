import type { Page } from 'playwright-core';

/** Has every widget of the pages to come mounted at once, seen or not. Call it before the page goes anywhere. */
export const mountAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // Before deferred scripts run: the loader must find the slots like this.
      if (document.readyState !== 'interactive') return;
      for (const slot of document.querySelectorAll<HTMLElement>('[data-widget]')) slot.dataset.widgetWhen = 'now';
    });
  });
